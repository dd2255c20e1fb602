import { imageAt } from '@narthex/contract/media/image-address'
import { mediaUploadPath } from '@narthex/contract/media/media-values'
import sharp from 'sharp'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createOwnCall } from '../../../platform/http/route.ts'
import type { Person } from '../../../testing/people.ts'
import { plainFiles } from '../../../testing/plain-files.ts'
import { plainPhoto } from '../../../testing/plain-photo.ts'
import { setUpChurches } from '../../../testing/set-up.ts'
import { openTusClient } from '../../../testing/tus-client.ts'
import { setBanners } from '../../churches/churches.editing.service.ts'

const megabyte = 1024 * 1024
const hour = 3_600_000

describe('a resumable upload to the media library', () => {
  const test = setUpChurches(
    { farol: {}, videira: {} },
    { startsAt: new Date('2026-05-04T12:00:00Z'), files: { churchMegabytes: 30 } },
  )
  let editor: Person

  beforeEach(async () => {
    await test.asOwner((owner) =>
      owner.exec('delete from banner; delete from arquivo_envio; delete from arquivo; delete from tarefa'),
    )
    editor = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
  })

  const client = (token: string | undefined = editor.token, host = 'farol.narthex.test') =>
    openTusClient({ app: test.app, host, token, path: mediaUploadPath })
  const create = async (length: number, name = 'IMG_2041.JPG') => {
    const { statusCode, headers } = await client().create(length, name)
    expect(statusCode).toBe(201)
    return String(headers.location)
  }
  const send = async (bytes: Buffer, name?: string) => {
    const url = await create(bytes.length, name)
    expect((await client().patch(url, 0, bytes)).statusCode).toBe(204)
    return url
  }
  const idOf = (url: string) => url.split('/').at(-1)
  const finish = (url: string, body: object = {}, token = editor.token) =>
    test.call('POST', `/midia/envio/${idOf(url)}/conclusao`, { token, body })
  const pieces = () => test.asOwner((owner) => owner.query<{ nome: string }>('select nome from arquivo_envio_parte'))
  const quota = async () => (await test.call('GET', '/midia/cota', { token: editor.token })).body.bytes

  it('of a photo of twelve megabytes goes on after each break, and is one picture of the library', async () => {
    const photo = await cameraPhoto()
    expect(photo.length).toBeGreaterThan(11 * megabyte)
    const url = await create(photo.length)
    let offset = 0
    for (const part of [3 * megabyte, 20_000, 6 * megabyte, photo.length]) {
      const answer = await client().patch(url, offset, photo.subarray(offset, Math.min(offset + part, photo.length)))
      offset = Number(answer.headers['upload-offset'])
      expect((await client().head(url)).headers['upload-offset']).toBe(String(offset))
    }
    expect(offset).toBe(photo.length)
    const { status, body } = await finish(url, { textoAlternativo: 'O coro', foco: { x: 10, y: 20 } })
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { tipo: 'IMAGEM', nome: 'IMG_2041', largura: 1920, textoAlternativo: 'O coro', foco: { x: 10, y: 20 } },
    })
    expect(imageAt(body.endereco)).toMatchObject({ textoAlternativo: 'O coro' })
    const names = (await pieces()).map(({ nome }) => nome)
    test.advance(2 * hour)
    await test.runJobs()
    for (const name of names) expect(await test.platform.files.stat(test.farol, name)).toBeUndefined()
  })

  it('is finished once, however often that is asked for', async () => {
    const url = await send(await plainPhoto())
    const answers = await Promise.all([finish(url), finish(url), finish(url)])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect((await finish(url)).body).toEqual(answers[0]?.body)
    expect((await test.call('GET', '/midia/', { office: editor })).body.total).toBe(1)
    expect(await pieces()).toEqual([])
  })

  it('of a file that is there already is that file', async () => {
    const photo = await plainPhoto()
    const first = (await finish(await send(photo))).body
    expect((await finish(await send(photo))).body).toEqual(first)
    expect((await finish(await send(photo), { textoAlternativo: 'Mesa' })).body).toMatchObject({
      id: first.id,
      textoAlternativo: 'Mesa',
    })
  })

  it('of an MP4 is to be seen or to be heard, as it is said', async () => {
    const url = await send(plainFiles.mp4(), 'Sermão.mp4')
    expect((await finish(url, { tipo: 'PDF' })).body.code).toBe('NOT_A_FILE')
    expect((await finish(url, { tipo: 'AUDIO', nome: 'Sermão do mar' })).body).toMatchObject({
      tipo: 'AUDIO',
      nome: 'Sermão do mar.m4a',
    })
  })

  it('is refused by its first bytes where it is none of the kinds, and leaves nothing', async () => {
    const url = await create(100, 'foto.jpg')
    expect((await client().patch(url, 0, Buffer.from('<svg onload="alert(1)">'.padEnd(100)))).statusCode).toBe(422)
    expect((await client().head(url)).statusCode).toBe(404)
    const broken = await send(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(200, 7)]))
    expect((await finish(broken)).body.code).toBe('NOT_A_FILE')
    expect((await client().end(broken)).statusCode).toBe(204)
    await test.runJobs()
    expect([await pieces(), await quota()]).toEqual([[], 0])
  })

  it('may not be longer than announced, than its kind may be, nor than what the church may keep', async () => {
    const url = await create(500)
    const photo = await plainPhoto({ width: 400, height: 400 })
    expect((await client().patch(url, 0, Buffer.concat([photo, Buffer.alloc(501)]))).statusCode).toBe(413)
    expect((await client().create(501 * megabyte)).statusCode).toBe(413)
    const large = await create(21 * megabyte)
    expect((await client().patch(large, 0, photo)).json().code).toBe('TOO_LARGE')
    expect((await client().create(10 * megabyte)).json().code).toBe('NO_ROOM')
    await client().end(large)
    expect((await client().create(10 * megabyte)).statusCode).toBe(201)
  })

  it('fills the quota once: its announced bytes are those of the file', async () => {
    const sermon = plainFiles.mp3(16 * megabyte)
    const url = await send(sermon, 'Sermão.mp3')
    expect((await finish(url)).status).toBe(200)
    expect(await quota()).toBe(sermon.length)
  })

  it('that has not arrived is not finished, and one that is over takes nothing more', async () => {
    const photo = await plainPhoto()
    const url = await create(photo.length)
    await client().patch(url, 0, photo.subarray(0, 100))
    expect((await finish(url)).body.code).toBe('UPLOAD_INCOMPLETE')
    await client().patch(url, 100, photo.subarray(100))
    await finish(url)
    expect((await client().patch(url, photo.length, photo)).statusCode).toBe(409)
  })

  it('survives a process that dies at any step of its end', async () => {
    const url = await send(await plainPhoto())
    for (const step of ['get', 'put'] as const) {
      const dying = vi.spyOn(test.platform.files, step).mockRejectedValue(new Error('The process is gone'))
      await finish(url).catch(() => undefined)
      dying.mockRestore()
    }
    const { body } = await finish(url)
    expect(body).toMatchObject({ tipo: 'IMAGEM' })
    test.advance(2 * hour)
    await test.runJobs()
    expect((await test.asOwner((owner) => owner.query('select codigo from arquivo_forma'))).length).toBe(1)
  })

  it('that was given up is removed after a week, with its bytes', async () => {
    const url = await create(1000)
    await client().patch(url, 0, (await plainPhoto()).subarray(0, 500))
    const names = (await pieces()).map(({ nome }) => nome)
    expect(names).toHaveLength(1)
    test.advance(6 * 24 * hour)
    await test.runJobs()
    expect(await pieces()).toHaveLength(1)
    test.advance(25 * hour)
    await test.runJobs()
    expect(await pieces()).toEqual([])
    for (const name of names) expect(await test.platform.files.stat(test.farol, name)).toBeUndefined()
  })

  it('is for those who keep the library of their own church', async () => {
    const photo = await plainPhoto()
    const url = await create(photo.length)
    const member = await test.join()
    const abroad = await test.join({ at: test.videira, roles: ['ROLE_ADMIN_CONTENT'] })
    const without = openTusClient({ app: test.app, host: 'farol.narthex.test', path: mediaUploadPath })
    expect((await without.create(100)).statusCode).toBe(401)
    expect((await client(member.token).create(100)).statusCode).toBe(403)
    for (const other of [client(abroad.token, 'videira.narthex.test'), client(abroad.token)]) {
      expect([401, 404]).toContain((await other.head(url)).statusCode)
      expect([401, 404]).toContain((await other.patch(url, 0, photo)).statusCode)
      expect([401, 404]).toContain((await other.end(url)).statusCode)
    }
    await client().patch(url, 0, photo)
    const host = 'videira.narthex.test'
    const path = `/midia/envio/${idOf(url)}/conclusao`
    expect((await test.call('POST', path, { token: abroad.token, host, body: {} })).status).toBe(404)
    expect((await finish(url, {}, member.token)).status).toBe(403)
    expect((await finish(url)).status).toBe(200)
  })

  describe('in the place of another file', () => {
    const show = (imagem: string | null, url: string | null = null) =>
      setBanners(createOwnCall(test.platform.transactions.at(test.farol)), [
        { titulo: 'Mutirão', descricao: null, imagem, url },
      ])
    const shown = async () => {
      const [row] = await test.asOwner((owner) =>
        owner.query<{ imagem: string; url: string }>('select imagem, url from banner'),
      )
      return row
    }

    it('keeps id, name and description, and stands wherever the former one was shown', async () => {
      const first = (await finish(await send(await plainPhoto(), 'Coro.jpg'), { textoAlternativo: 'O coro' })).body
      await show(first.endereco)
      const newer = await send(await plainPhoto({ width: 80, height: 50, colour: '#0000ff' }), 'outra.jpg')
      const { body } = await finish(newer, { substitui: { id: first.id, versao: first.versao } })
      expect(body).toMatchObject({ id: first.id, codigo: first.codigo, nome: 'Coro', textoAlternativo: 'O coro' })
      expect(body).toMatchObject({ largura: 80, altura: 50, versao: first.versao + 1 })
      expect(body.endereco).not.toBe(first.endereco)
      expect((await shown())?.imagem).toBe(body.endereco)
      expect((await finish(newer, { substitui: { id: first.id, versao: first.versao } })).body).toEqual(body)
    })

    it('leaves the former address of a PDF valid for thirty days', async () => {
      const first = (await finish(await send(plainFiles.pdf(), 'Boletim.pdf'))).body
      await show(null, `${first.endereco}?download#page=2`)
      const newer = await send(Buffer.concat([plainFiles.pdf(), Buffer.from('maio')]), 'x.pdf')
      const { body } = await finish(newer, { substitui: { id: first.id, versao: 1 } })
      expect((await shown())?.url).toBe(`${body.endereco}?download#page=2`)
      const stat = () => test.platform.files.stat(test.farol, first.codigo)
      test.advance(29 * 24 * hour)
      await test.runJobs()
      expect(await stat()).toBeDefined()
      test.advance(48 * hour)
      await test.runJobs()
      expect(await stat()).toBeUndefined()
    })

    it('is of the same kind, on the present version, and once', async () => {
      const first = (await finish(await send(await plainPhoto()))).body
      const pdf = await send(plainFiles.pdf())
      expect((await finish(pdf, { substitui: { id: first.id, versao: 1 } })).body.code).toBe('NOT_A_FILE')
      const newer = await send(await plainPhoto({ colour: '#00ff00' }))
      expect((await finish(newer, { substitui: { id: first.id, versao: 7 } })).body.code).toBe('CHANGED_MEANWHILE')
      const answers = await Promise.all([1, 2].map(() => finish(newer, { substitui: { id: first.id, versao: 1 } })))
      expect(answers.map(({ status, body }) => [status, body.versao])).toEqual([
        [200, 2],
        [200, 2],
      ])
    })
  })
})

/** A photo of grain, which no encoder makes smaller: as heavy as those of phones. */
const cameraPhoto = async () => {
  const [width, height] = [2600, 2000]
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
