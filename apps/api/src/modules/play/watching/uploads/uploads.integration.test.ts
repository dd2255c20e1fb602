import { playUploadPath } from '@narthex/contract/play/watching-values'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fullDisk } from '../../../../testing/full-disk.ts'
import type { Person } from '../../../../testing/people.ts'
import { setUpChurches } from '../../../../testing/set-up.ts'
import { addTitle, plainVideo, tusClient } from '../testing/play-stage.ts'

const own = { modules: ['MOD_ASSINATURA'] } as const
const megabyte = 1024 * 1024
const hour = 3_600_000

describe('an upload of a video', () => {
  const test = setUpChurches(
    { videira: own, farol: own, figueira: {} },
    {
      startsAt: new Date('2026-11-23T12:00:00Z'),
      videos: { maxBytes: 20 * megabyte, bytesPerChurch: 30 * megabyte },
    },
  )
  let editor: Person

  beforeEach(async () => {
    await test.asOwner((owner) => owner.exec('delete from play_conteudo; delete from play_midia; delete from tarefa'))
    editor = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
  })

  const client = (token: string | undefined = editor.token, host = 'videira.narthex.test') =>
    tusClient({ app: test.app, host, token })
  const create = async (length: number, name?: string) => {
    const { statusCode, headers } = await client().create(length, name)
    expect(statusCode).toBe(201)
    return String(headers.location)
  }
  const media = async () => (await test.call('GET', '/igreja/play/midia/', { token: editor.token })).body.itens
  const stored = () => test.asOwner((owner) => owner.query<{ nome: string }>('select nome from play_midia_parte'))

  it('that broke off goes on where it stopped, and is ready with its last byte', async () => {
    const video = plainVideo(1000)
    const url = await create(1000, 'Culto de domingo.mp4')
    const first = await client().patch(url, 0, video.subarray(0, 600))
    expect([first.statusCode, first.headers['upload-offset']]).toEqual([204, '600'])
    expect((await client().patch(url, 0, video)).statusCode).toBe(409)
    const { headers } = await client().head(url)
    expect(headers).toMatchObject({ 'upload-offset': '600', 'upload-length': '1000', 'cache-control': 'no-store' })
    expect(await media()).toMatchObject([{ situacao: 'ENVIANDO', recebidos: 600, nome: 'Culto de domingo.mp4' }])
    expect((await client().patch(url, 600, video.subarray(600))).headers['upload-offset']).toBe('1000')
    expect(await media()).toMatchObject([{ situacao: 'PRONTA', formato: 'UNICO', bytes: 1000, titulos: 0 }])
    expect((await client().patch(url, 1000, video)).statusCode).toBe(409)
  })

  it('is stored in pieces, whatever the length of a request', async () => {
    const video = plainVideo(17 * megabyte)
    const url = await create(video.length)
    await client().patch(url, 0, video)
    expect(await stored()).toHaveLength(3)
    expect(await media()).toMatchObject([{ situacao: 'PRONTA' }])
  })

  it('that finds the disk full is refused for a moment, and goes on where it stopped once there is room', async () => {
    const video = plainVideo(1000)
    const url = await create(1000)
    await client().patch(url, 0, video.subarray(0, 600))
    const put = vi.spyOn(test.platform.files, 'put').mockRejectedValue(fullDisk())
    const refused = await client().patch(url, 600, video.subarray(600))
    put.mockRestore()
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'UNAVAILABLE'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await client().head(url)).headers['upload-offset']).toBe('600')
    expect((await client().patch(url, 600, video.subarray(600))).headers['upload-offset']).toBe('1000')
  })

  it('that is no video by its content leaves nothing, whatever its name', async () => {
    const url = await create(1000, 'video.mp4')
    const page = Buffer.from(`<html>${' '.repeat(1000)}`).subarray(0, 1000)
    expect((await client().patch(url, 0, page)).statusCode).toBe(422)
    expect([await media(), await stored()]).toEqual([[], []])
    expect((await client().head(url)).statusCode).toBe(404)
  })

  it('accepts MP4, WebM and QuickTime', async () => {
    for (const beginning of ['\0\0\0\x20ftypisom', '\0\0\0\x14ftypqt  ', '\x1a\x45\xdf\xa3\x01\0\0\0webm']) {
      const bytes = plainVideo(100)
      bytes.write(beginning, 0, 'latin1')
      expect((await client().patch(await create(100), 0, bytes)).statusCode).toBe(204)
    }
    expect(await media()).toHaveLength(3)
  })

  it('may not be longer than announced, than one video may be, nor than all videos of a church', async () => {
    const url = await create(500)
    expect((await client().patch(url, 0, plainVideo(501))).statusCode).toBe(413)
    expect((await client().create(20 * megabyte + 1)).statusCode).toBe(413)
    await create(19 * megabyte)
    const full = await client().create(19 * megabyte)
    expect([full.statusCode, full.json().code]).toEqual([413, 'NO_ROOM'])
  })

  it('is for staff with the permission at their own church', async () => {
    const member = await test.join()
    const abroad = await test.join({ at: test.farol, roles: ['ROLE_ADMIN_CONTENT'] })
    const url = await create(100)
    expect((await tusClient({ app: test.app, host: 'videira.narthex.test' }).create(100)).statusCode).toBe(401)
    expect((await client(member.token).create(100)).statusCode).toBe(403)
    for (const other of [client(abroad.token, 'farol.narthex.test'), client(abroad.token)]) {
      expect([401, 404]).toContain((await other.head(url)).statusCode)
      expect([401, 404]).toContain((await other.patch(url, 0, plainVideo(100))).statusCode)
      expect([401, 404]).toContain((await other.end(url)).statusCode)
    }
    const without = await test.join({ at: test.figueira, roles: ['ROLE_ADMIN_CONTENT'] })
    expect((await client(without.token, 'figueira.narthex.test').create(100)).statusCode).toBe(404)
    expect((await client().head(url)).statusCode).toBe(200)
  })

  it('tells what it can do, and refuses another version', async () => {
    const headers = { host: 'videira.narthex.test', authorization: `Bearer ${editor.token}` }
    const abilities = await test.app.inject({ method: 'OPTIONS', url: playUploadPath, headers })
    expect(abilities.headers).toMatchObject({ 'tus-version': '1.0.0', 'tus-extension': 'creation,termination' })
    const old = await test.app.inject({
      method: 'POST',
      url: playUploadPath,
      headers: { ...headers, 'tus-resumable': '0.2.0', 'upload-length': '100' },
    })
    expect([old.statusCode, old.headers['tus-version']]).toEqual([412, '1.0.0'])
    expect(await media()).toEqual([])
  })

  it('that was given up is removed after a week, and its bytes with it', async () => {
    const url = await create(1000)
    await client().patch(url, 0, plainVideo(500))
    const names = (await stored()).map(({ nome }) => nome)
    test.advance(6 * 24 * hour)
    await test.runJobs()
    expect(await stored()).toHaveLength(1)
    test.advance(25 * hour)
    await test.runJobs()
    expect(await stored()).toEqual([])
    for (const name of names) expect(await test.platform.files.stat(test.videira, name)).toBeUndefined()
  })

  it('that is ended, and a video that is removed, leave no bytes; one that a title shows stays', async () => {
    const url = await create(100)
    await client().patch(url, 0, plainVideo(100))
    const [{ id, nome }] = await media()
    const [{ nome: piece } = { nome: '' }] = await stored()
    expect(nome).toBe('Culto.mp4')
    const titleId = await addTitle(test.platform.transactions.at(test.videira), { midiaId: id })
    const remove = () => test.call('DELETE', `/igreja/play/midia/${id}`, { token: editor.token })
    expect((await remove()).body.code).toBe('PLAY_MEDIA_IN_USE')
    await test.asOwner((owner) => owner.exec(`delete from play_conteudo where id = ${titleId}`))
    expect((await remove()).status).toBe(200)
    await test.runJobs()
    expect(await test.platform.files.stat(test.videira, piece)).toBeUndefined()
    expect((await client().head(url)).statusCode).toBe(404)
  })
})
