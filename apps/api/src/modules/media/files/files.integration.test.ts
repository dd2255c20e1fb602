import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { fileAt } from '@narthex/contract/media/file-address'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { assembleApp } from '../../../app.ts'
import { createOwnCall } from '../../../platform/http/route.ts'
import { createJobRunner, type JobRunner } from '../../../platform/jobs/job-runner.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import { enrolPerson } from '../../../testing/people.ts'
import { plainFiles } from '../../../testing/plain-files.ts'
import { setUpChurches } from '../../../testing/set-up.ts'
import { grantRole } from '../../users/role-office.service.ts'
import { storeFile } from './files.editing.service.ts'
import { listFiles, openFile, removeFile } from './files.service.ts'

const hour = 3_600_000

describe('a file of a church', () => {
  let jobs: JobRunner
  let editor: string
  let now = new Date('2026-03-01T12:00:00Z')
  let made = 0

  const test = setUpChurches({ farol: {}, videira: {} }, { clock: () => now, files: { churchMegabytes: 2 } })

  const callAt = (church: ChurchScope) => createOwnCall(test.platform.transactions.at(church))

  beforeAll(async () => {
    const { memberId } = await enrolPerson(test.platform.transactions.at(test.farol), { email: 'ana@example.org' })
    await grantRole(callAt(test.farol), { memberId, role: 'ROLE_ADMIN_CONTENT' })
    const post = { deliver: async () => {} }
    jobs = createJobRunner(
      test.platform,
      assembleApp(test.platform)
        .workers(post)
        .filter(({ queue }) => queue === 'arquivo-sobra'),
    )
  })
  beforeEach(() => test.asOwner((owner) => owner.exec('delete from arquivo; delete from tarefa')))

  const store = (church = test.farol, own: Partial<Parameters<typeof storeFile>[2]> = {}) =>
    storeFile(test.platform, callAt(church), { name: `captions ${++made}`, bytes: plainFiles.vtt(`${made}`), ...own })
  const rows = () => test.asOwner((owner) => owner.query<{ codigo: string }>('select codigo from arquivo'))
  const bytesOf = async (endereco: string, church = test.farol) => {
    const at = fileAt(endereco)
    const open = at && (await openFile(test.platform, test.platform.transactions.at(church), at))
    const bytes = await open?.read()
    return bytes && (await buffer(bytes)).toString()
  }
  const weightOf = (codigo: string) => test.platform.files.stat(test.farol, codigo)

  it('is kept as it came, and found by its address at this church alone', async () => {
    const bytes = plainFiles.pdf()
    const item = await store(test.farol, { name: '../Boletim de março.doc', bytes })
    expect(item).toEqual({
      codigo: expect.stringMatching(/^[\w-]{22}$/),
      tipo: 'PDF',
      endereco: `/media/files/${item.codigo}.pdf`,
      nome: 'Boletim de março.pdf',
      bytes: bytes.length,
      criadoEm: now.toISOString(),
      foco: null,
      textoAlternativo: null,
    })
    expect(await bytesOf(item.endereco)).toBe(bytes.toString())
    expect(await bytesOf(item.endereco, test.videira)).toBeUndefined()
    expect(await bytesOf(item.endereco.replace('.pdf', '.mp4'))).toBeUndefined()
  })

  it('is a voice recording or a film of a phone, by the brands that its maker lists', async () => {
    const film = await store(test.farol, { bytes: plainFiles.mov(), name: 'IMG_0042.MOV' })
    expect(film).toMatchObject({ tipo: 'VIDEO', nome: 'IMG_0042.mov', endereco: expect.stringMatching(/\.mov$/) })
    const memo = Buffer.from('\0\0\0\x1cftyp3gp4\0\0\0\0isommp42mp41')
    expect(await store(test.farol, { bytes: memo, name: 'Voz 7.m4a', kind: 'AUDIO' })).toMatchObject({
      tipo: 'AUDIO',
      nome: 'Voz 7.m4a',
    })
    const tracks = Buffer.from('\0\0\0\x2cmoov\0\0\0\x24hdlr\0\0\0\0\0\0\0\0soun\0\0\0\0\0\0\0\0\0\0\0\0')
    expect(await store(test.farol, { bytes: Buffer.concat([memo, tracks]), name: 'Voz 8' })).toMatchObject({
      tipo: 'AUDIO',
      nome: 'Voz 8.m4a',
    })
  })

  it('holds captions as players read them', async () => {
    const text = '\u{feff}WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nLuz, enfim\n'
    const item = await store(test.farol, { bytes: Buffer.from(text) })
    expect(await bytesOf(item.endereco)).toBe(text.slice(1).replace('01,000', '01.000').replace('02,000', '02.000'))
  })

  it('is one however often it is sent, also at once, and its bytes are there once', async () => {
    const same = { name: 'hymn', bytes: plainFiles.mp3() }
    const items = await Promise.all([store(test.farol, same), store(test.farol, same), store(test.farol, same)])
    const [{ codigo } = { codigo: '' }] = await rows()
    expect(new Set(items.map((item) => item.codigo))).toEqual(new Set([codigo]))
    expect((await store(test.farol, same)).codigo).toBe(codigo)
    expect((await store(test.farol, { ...same, name: 'another hymn' })).codigo).not.toBe(codigo)
    expect((await store(test.videira, same)).codigo).not.toBe(codigo)
    now = new Date(now.getTime() + 2 * hour)
    await jobs.runDue()
    expect(await weightOf(codigo)).toBe(2000)
  })

  it.each([
    ['a page', Buffer.from('<!doctype html>')],
    ['nothing', Buffer.alloc(0)],
    ['captions that are no text', Buffer.concat([plainFiles.vtt(), Buffer.from([0xff, 0xfe, 0])])],
    ['captions that show nothing', Buffer.from('WEBVTT\n\n00:01 --> 00:02\nLuz\n')],
    ['a film as what is to be heard', plainFiles.webm()],
  ])('is never %s', async (_, bytes) => {
    await expect(store(test.farol, { bytes, kind: bytes[0] === 0x1a ? 'AUDIO' : undefined })).rejects.toMatchObject({
      code: 'NOT_A_FILE',
    })
    expect(await rows()).toEqual([])
  })

  it('is refused where the church has as much as it may keep, however many come at once', async () => {
    const large = () => store(test.farol, { bytes: plainFiles.mp3(900_000), name: `sermon ${++made}` })
    const answers = await Promise.allSettled([large(), large(), large(), large()])
    const refused = answers.filter(({ status }) => status === 'rejected')
    for (const answer of refused) expect(answer).toMatchObject({ reason: { code: 'NO_ROOM', status: 413 } })
    expect([refused.length, (await rows()).length]).toEqual([2, 2])
    await store(test.videira, { bytes: plainFiles.mp3(900_000) })
  })

  it('leaves nothing an hour later where it was only half kept', async () => {
    const { files } = test.platform
    let left = ''
    const dying = {
      ...files,
      async put(...[church, name, content]: Parameters<typeof files.put>) {
        left = name
        await files.put(church, name, content)
        throw new Error('The process is gone')
      },
    }
    const sent = { name: 'half', bytes: plainFiles.mp4() }
    await expect(storeFile({ ...test.platform, files: dying }, callAt(test.farol), sent)).rejects.toThrow('gone')
    await jobs.runDue()
    expect([await rows(), await weightOf(left)]).toEqual([[], plainFiles.mp4().length])
    now = new Date(now.getTime() + 2 * hour)
    await jobs.runDue()
    expect(await weightOf(left)).toBeUndefined()
  })

  it('leads nowhere once it was taken away, and its bytes go', async () => {
    const item = await store()
    await expect(removeFile(test.needs, callAt(test.videira), item.codigo)).rejects.toMatchObject({
      status: 404,
    })
    expect(await bytesOf(item.endereco)).toContain('WEBVTT')
    await removeFile(test.needs, callAt(test.farol), item.codigo)
    expect(await bytesOf(item.endereco)).toBeUndefined()
    await jobs.runDue()
    expect(await weightOf(item.codigo)).toBeUndefined()
    await expect(removeFile(test.needs, callAt(test.farol), item.codigo)).rejects.toMatchObject({
      status: 404,
    })
  })

  it('stands in the library of its church, newest first, page by page', async () => {
    const codes: string[] = []
    for (let age = 0; age < 5; age++) {
      now = new Date(now.getTime() + hour)
      codes.unshift((await store()).codigo)
    }
    await store(test.videira)
    const pdf = await store(test.farol, { bytes: plainFiles.pdf() })
    const page = async (query: Parameters<typeof listFiles>[1]) => {
      const { itens, ...rest } = await listFiles(test.platform.transactions.at(test.farol), query)
      return { ...rest, codes: itens.map(({ codigo }) => codigo) }
    }
    expect(await page({ tipo: 'LEGENDA', page: 2, limit: 2 })).toEqual({
      total: 5,
      page: 2,
      limit: 2,
      codes: codes.slice(2, 4),
    })
    expect(await page({ tipo: 'PDF', page: 1, limit: 30 })).toMatchObject({ total: 1, codes: [pdf.codigo] })
    expect(await page({ page: 9, limit: 30 })).toMatchObject({ total: 6, codes: [] })
  })

  describe('sent by staff', () => {
    beforeEach(async () => {
      editor = (await test.logIn('ana@example.org')).token
    })

    const send = async (fields: Record<string, string | File>, token = editor) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      return test.call('POST', '/igreja/farol/arquivo/', { token, body: form })
    }
    const asFile = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], '../evil.html', { type: 'text/html' })

    it('is answered as the library lists it, and stands in the audit log', async () => {
      const { status, body } = await send({ arquivo: asFile(plainFiles.ogg()), nome: 'Hino 12' })
      expect({ status, body }).toMatchObject({ status: 200, body: { tipo: 'AUDIO', nome: 'Hino 12.ogg' } })
      const listed = await test.call('GET', '/igreja/farol/arquivo/?tipo=AUDIO', { token: editor })
      expect(listed.body).toEqual({ itens: [body], total: 1, page: 1, limit: 30 })
      await test.call('DELETE', `/igreja/farol/arquivo/${body.codigo}`, { token: editor })
      const acts = await test.asOwner((owner) =>
        owner.query<{ acao: string }>('select acao from auditoria where conta_id is not null order by id desc limit 2'),
      )
      expect(acts.map(({ acao }) => acao)).toEqual(['FILE_REMOVED', 'FILE_KEPT'])
    })

    it('waits on the disk while it comes, and not a moment longer', async () => {
      const usual = process.env.TMPDIR
      const folder = mkdtempSync(join(tmpdir(), 'narthex-test-'))
      process.env.TMPDIR = folder
      expect((await send({ arquivo: asFile(plainFiles.mp3(500_000)), nome: 'Sermon' })).status).toBe(200)
      expect((await send({ arquivo: asFile(Buffer.from('hello')), nome: 'x' })).body.code).toBe('NOT_A_FILE')
      await expect.poll(() => readdirSync(folder)).toEqual([])
      rmSync(folder, { recursive: true })
      if (usual === undefined) delete process.env.TMPDIR
      else process.env.TMPDIR = usual
    })

    it('of a caller who may not send one is not even read', async () => {
      const { memberId: _, account } = await enrolPerson(test.platform.transactions.at(test.farol), {
        email: `m${++made}@example.org`,
      })
      const { token } = await test.logIn(account.email)
      let pulled = 0
      const endless = new Readable({
        read() {
          pulled++
          this.push(pulled > 300 ? null : Buffer.alloc(64 * 1024))
        },
      })
      const { statusCode } = await test.app.inject({
        method: 'POST',
        url: '/api/v1/igreja/farol/arquivo/',
        headers: {
          host: 'farol.narthex.test',
          authorization: `Bearer ${token}`,
          'content-type': 'multipart/form-data; boundary=b',
        },
        payload: endless,
      })
      expect(statusCode).toBe(403)
      expect(pulled).toBeLessThan(300)
    })
  })
})
