import { storeFile } from '@narthex/api/modules/media/files/files.editing.service'
import { removeFile } from '@narthex/api/modules/media/files/files.service'
import { createOwnCall } from '@narthex/api/platform/http/route'
import type { ChurchScope } from '@narthex/api/platform/scope/scope'
import { plainFiles } from '@narthex/api/testing/plain-files'
import { toHost } from '@narthex/api/testing/seeded-churches'
import { beforeAll, describe, expect, it } from 'vitest'
import { inertPolicy } from '../http/security-headers.ts'
import { setUpServer } from '../testing/test-server.ts'

describe('a file of a church', () => {
  const server = setUpServer()
  let church: ChurchScope
  let sermon: string
  const bytes = Buffer.from([...plainFiles.mp3(64), ...Array.from({ length: 936 }, (_, at) => at % 251)])

  beforeAll(async () => {
    church = server.churches.videira
    sermon = (await store('Sermão “de” domingo.mp3', bytes)).endereco
  })

  const store = (name: string, content: Buffer<ArrayBuffer>) =>
    storeFile(server.platform, createOwnCall(server.platform.transactions.at(church)), { name, bytes: content })
  const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    server.app.inject({ method, url, headers: { host: toHost(church), ...headers } })

  it('is sent whole, as what its bytes are, under its own name, and may do nothing', async () => {
    const { statusCode, headers, rawPayload } = await ask(sermon)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': '1000',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': `${inertPolicy}; sandbox`,
      'content-disposition':
        'inline; filename="Sermao _de_ domingo.mp3"; filename*=UTF-8\'\'Serm%C3%A3o%20%E2%80%9Cde%E2%80%9D%20domingo.mp3',
      'x-content-type-options': 'nosniff',
    })
    expect(rawPayload.equals(bytes)).toBe(true)
  })

  it('is sent in parts to who asks for one', async () => {
    const part = await ask(sermon, { range: 'bytes=100-199' })
    expect(part.statusCode).toBe(206)
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 100-199/1000', 'content-length': '100' })
    expect(part.rawPayload.equals(bytes.subarray(100, 200))).toBe(true)
    const last = await ask(sermon, { range: 'bytes=-1' })
    expect([last.statusCode, last.rawPayload.length, last.headers['content-range']]).toEqual([
      206,
      1,
      'bytes 999-999/1000',
    ])
    const outside = await ask(sermon, { range: 'bytes=1000-' })
    expect([outside.statusCode, outside.headers['content-range'], outside.body]).toEqual([416, 'bytes */1000', ''])
  })

  it('is sent whole where the part would be of another file than the asker has', async () => {
    const { headers } = await ask(sermon, {}, 'HEAD')
    const range = 'bytes=0-9'
    expect((await ask(sermon, { range, 'if-range': String(headers.etag) })).statusCode).toBe(206)
    for (const other of ['"another"', 'Sat, 01 Jan 2000 00:00:00 GMT'])
      expect((await ask(sermon, { range, 'if-range': other })).statusCode).toBe(200)
    expect((await ask(sermon, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
  })

  it('is told of without being sent', async () => {
    const { statusCode, headers, rawPayload } = await ask(sermon, { range: 'bytes=0-9' }, 'HEAD')
    expect([statusCode, headers['content-length'], rawPayload.length]).toEqual([200, '1000', 0])
  })

  it('is saved rather than shown where that is asked for', async () => {
    expect((await ask(`${sermon}?download`)).headers['content-disposition']).toMatch(/^attachment; filename=/)
  })

  it('that is a PDF may be read in the browser’s own reader', async () => {
    const { endereco } = await store('Boletim.pdf', plainFiles.pdf())
    const { headers } = await ask(endereco)
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'content-security-policy': inertPolicy })
  })

  it('that is captions is text in UTF-8', async () => {
    const { endereco } = await store('pt.vtt', plainFiles.vtt('Olá'))
    expect((await ask(endereco)).headers['content-type']).toBe('text/vtt; charset=utf-8')
  })

  it('is at the sites of its organisation, and at no other host', async () => {
    const { oliveira, farol, pomar } = server.churches
    const at = async (host: string) => (await ask(sermon, { host })).statusCode
    expect(await Promise.all([oliveira, pomar].map((tenant) => at(toHost(tenant))))).toEqual([200, 200])
    expect(await Promise.all([toHost(farol), 'unknown.example'].map(at))).toEqual([404, 404])
  })

  it.each(['', 'x', '..%2f..%2fpostgres', `${'A'.repeat(22)}.mp3`, `${'A'.repeat(22)}.html`, '%00.pdf'])(
    'is not at /media/files/%s',
    async (name) => {
      expect((await ask(`/media/files/${name}`)).statusCode).toBe(404)
    },
  )

  it('has no other ending, and is nowhere once it was removed', async () => {
    const { endereco, codigo } = await store('a.ogg', plainFiles.ogg())
    expect((await ask(endereco.replace('.ogg', '.pdf'))).statusCode).toBe(404)
    await removeFile({ fileUses: [] }, createOwnCall(server.platform.transactions.at(church)), codigo)
    expect((await ask(endereco)).statusCode).toBe(404)
  })

  it('that the store has lost is not there, and is asked for again', async () => {
    const { endereco, codigo } = await store('b.ogg', Buffer.concat([plainFiles.ogg(), Buffer.from('b')]))
    await server.platform.files.remove(church, codigo)
    const { statusCode, headers } = await ask(endereco)
    expect([statusCode, headers['content-disposition']]).toEqual([404, undefined])
    expect(headers['cache-control'] ?? '').not.toContain('immutable')
  })
})
