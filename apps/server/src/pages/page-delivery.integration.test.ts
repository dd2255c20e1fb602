import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { toCanary, toHost } from '@narthex/api/testing/seeded-churches'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestServer, setUpServer } from '../testing/test-server.ts'
import { renderedPage } from './rendered-page.ts'

describe('a page over HTTP', () => {
  const server = setUpServer()
  let host: string

  beforeAll(async () => {
    host = toHost(server.churches.videira)
  })

  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url, headers: { host, ...headers } })
  const countRenders = async (work: () => Promise<unknown>) => {
    const before = server.renderer.asked.length
    await work()
    return server.renderer.asked.length - before
  }

  it('is rendered once for a hundred readers who ask at the same time', async () => {
    const renders = await countRenders(async () => {
      const answers = await Promise.all(Array.from({ length: 100 }, () => get('/event/100')))
      expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    })
    expect(renders).toBe(1)
    expect(await countRenders(() => get('/event/100'))).toBe(0)
  })

  it('control: a hundred different pages are a hundred renders', async () => {
    const pages = Array.from({ length: 100 }, (_, i) => `/event/${1000 + i}`)
    expect(await countRenders(() => Promise.all(pages.map((page) => get(page))))).toBe(100)
  })

  it('comes in the encoding that the reader takes, the same text in each', async () => {
    const plain = await get('/about', { 'accept-encoding': 'identity' })
    const gzip = await get('/about', { 'accept-encoding': 'gzip, br;q=0' })
    const brotli = await get('/about', { 'accept-encoding': 'gzip, deflate, br' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(plain.body).toContain(toCanary(server.churches.videira))
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
    for (const { headers, rawPayload } of [plain, gzip, brotli])
      expect(headers).toMatchObject({
        vary: 'accept-encoding, accept-language, cookie',
        'content-length': String(rawPayload.length),
      })
  })

  it('is not sent again to who has it, however they say so', async () => {
    const { headers } = await get('/about')
    const etag = String(headers.etag)
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, `"a",W/${etag},"b"`]) {
      const answer = await get('/about', { 'if-none-match': known })
      expect(answer.statusCode, known).toBe(304)
      expect(answer.body).toBe('')
      for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy'])
        expect(answer.headers[name], name).toBe(headers[name])
    }
    for (const unknown of ['"other"', etag.slice(0, -2), ''])
      expect((await get('/about', { 'if-none-match': unknown })).statusCode, unknown).toBe(200)
  })

  it('answers HEAD as GET, without the text', async () => {
    const { headers, statusCode } = await get('/about')
    const head = await server.app.inject({ method: 'HEAD', url: '/about', headers: { host } })
    expect({ status: head.statusCode, body: head.body }).toEqual({ status: statusCode, body: '' })
    expect({ ...head.headers, date: '' }).toEqual({ ...headers, date: '' })
  })

  it('speaks the reader’s first language, or English', async () => {
    const spoken = {
      'pt-BR,pt;q=0.9,en;q=0.8': 'pt',
      'es-419': 'es',
      'en-GB': 'en',
      'de-DE,pt;q=0.5': 'en',
      '*': 'en',
      '': 'en',
    }
    for (const [accepted, locale] of Object.entries(spoken))
      expect((await get('/', { 'accept-language': accepted })).body, accepted).toContain(`<html lang="${locale}">`)
  })

  it('that does not exist is made once for all such addresses; one of a thing that does not exist is not kept', async () => {
    const nowhere = ['/nowhere', '/nowhere/else', '/wp-login.php?q=1', '/nowhere']
    expect(await countRenders(async () => Promise.all(nowhere.map((path) => get(path))))).toBe(1)
    expect((await get('/nowhere')).statusCode).toBe(404)
    expect(await countRenders(async () => [await get('/news/none'), await get('/news/none')])).toBe(2)
  })

  it('with a text of the reader’s own is not kept', async () => {
    const first = await get('/error?message=first')
    expect(first.headers['cache-control']).toBe('no-store')
    expect(first.body).toContain('first')
    expect((await get('/error?message=second')).body).not.toContain('first')
    expect((await get('/error')).body).not.toContain('first')
  })

  it('whose renderer fails is answered with a last page that tells nothing, and the next page is well', async () => {
    const failed = await get('/event/fails', { 'accept-language': 'pt' })
    expect(failed.statusCode).toBe(500)
    expect(failed.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    expect(failed.body).toContain('<html lang="pt">')
    expect(failed.body).not.toMatch(/tango|Error|\.ts/)
    expect(await countRenders(() => get('/event/fails'))).toBe(1)
    expect((await get('/about')).statusCode).toBe(200)
  })

  it('of a host that is nobody’s is kept, unless it failed', async () => {
    const unknownHost = { host: 'unknown.example', 'accept-language': 'es' }
    vi.spyOn(server.renderer, 'render').mockResolvedValueOnce(
      renderedPage({ status: 500, headers: {}, body: 'broken' }),
    )
    expect((await get('/', unknownHost)).statusCode).toBe(500)
    expect((await get('/', unknownHost)).statusCode).toBe(404)
    expect(await countRenders(() => get('/anywhere', unknownHost)), 'control: a page without errors is cached').toBe(0)
  })

  it('whose route has nothing to show is the page for addresses that lead nowhere, and one line for programs', async () => {
    const headers = { 'content-type': 'application/json' }
    const bare = renderedPage({ status: 404, headers, body: '{"reason":"notFound"}' })
    const render = vi.spyOn(server.renderer, 'render').mockResolvedValueOnce(bare)
    const shown = await get('/devotionals.xml', { accept: 'text/html,*/*' })
    expect(shown.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(shown.body).toBe((await get('/there-is-no-such-page')).body)
    render.mockResolvedValueOnce(bare)
    const plain = await get('/devotionals.xml', { accept: '*/*' })
    expect([plain.statusCode, plain.headers['content-type'], plain.body]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'Not found\n',
    ])
  })

  it('at an address that is none is refused', async () => {
    for (const path of ['/%5cevil.example', '//evil.example/x', `/${'a'.repeat(3000)}`])
      expect((await get(path)).statusCode, path.slice(0, 40)).toBe(400)
  })

  it('keeps within its size, whatever number of pages is asked for', async () => {
    const small = await openTestServer({ beside: server, cacheMegabytes: 1 })
    const ask = (n: number) => small.app.inject({ url: `/event/${n}`, headers: { host } })
    try {
      for (let n = 0; n < 1500; n++) await ask(n)
      const before = small.renderer.asked.length
      await ask(1499)
      expect(small.renderer.asked.length - before, 'the newest is kept').toBe(0)
      await ask(0)
      expect(small.renderer.asked.length - before, 'the oldest has made room').toBe(1)
    } finally {
      await small.close()
    }
  })
})
