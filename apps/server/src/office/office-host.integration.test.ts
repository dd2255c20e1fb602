import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { officeHeaders } from '@narthex/api/testing/office-door'
import { joinChurch } from '@narthex/api/testing/people'
import { toHost } from '@narthex/api/testing/seeded-churches'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenTestServer, openTestServer } from '../testing/test-server.ts'

const shell = (lang: string) =>
  `<!doctype html><html lang="${lang}"><head><script>document.documentElement.dataset.ready = 'yes'</script><script type="module" src="/assets/app.js"></script></head><body></body></html>`
const office = 'videira.admin.narthex.test'

describe('the host of an office', () => {
  let folder: string
  let server: OpenTestServer

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'narthex-console-'))
    mkdirSync(join(folder, 'assets'))
    for (const lang of ['pt', 'en', 'es']) writeFileSync(join(folder, `index.${lang}.html`), shell(lang))
    writeFileSync(join(folder, 'assets/app.js'), 'export const office = true')
    writeFileSync(join(folder, 'assets/app.js.br'), 'compressed at the build')
    writeFileSync(join(folder, 'service-worker.js'), 'self.skipWaiting()')
    writeFileSync(join(folder, 'manifest.webmanifest'), '{"name":"Narthex"}')
    writeFileSync(join(folder, '.sources'), 'not for anyone')
    const news = { files: ['/assets/a.js', '/assets/b.js', '/assets/c.js', '/assets/d.js'], calls: ['/api/v1/rows/'] }
    writeFileSync(join(folder, 'early-needs.json'), JSON.stringify({ pt: { '/news': news } }))
    server = await openTestServer({ consoleFolder: folder })
  })
  afterAll(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })

  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url, headers: { host: office, ...headers } })

  it.each(['/', '/news', '/news/12?from=list', '/give', '/manifest', '/outbox', '/sitemap.xml', '/admin'])(
    'shows the console at %s, whatever the site has there',
    async (url) => {
      const { statusCode, headers, body } = await get(url, { 'accept-language': 'pt-BR' })
      expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect(body).toBe(shell('pt'))
      expect(headers['cache-control']).toBe('no-cache')
    },
  )

  it.each([
    [{ 'accept-language': 'es-MX' }, 'es'],
    [{ 'accept-language': 'de' }, 'en'],
    [{ cookie: 'lang=pt', 'accept-language': 'en' }, 'pt'],
  ] as [Record<string, string>, string][])('speaks to a reader with %j in %s', async (headers, lang) => {
    expect((await get('/', headers)).body).toBe(shell(lang))
  })

  it('names what a screen asks for, and calls to who has a session alone', async () => {
    const portuguese = { 'accept-language': 'pt-BR' }
    const cookie = `narthex-office=${'s'.repeat(43)}`
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => `</assets/${name}.js>; rel=modulepreload`)
    const [session, rows] = ['escritorio/sessao', 'rows/'].map(
      (call) => `</api/v1/${call}>; rel=preload; as=fetch; crossorigin`,
    )
    const readLink = async (url: string, headers: Record<string, string>) => (await get(url, headers)).headers.link
    expect(await readLink('/news', { ...portuguese, cookie })).toBe([a, b, c, session, rows, d].join(', '))
    expect(await readLink('/news?q=choir', { ...portuguese, cookie })).toBe([a, b, c, session, d].join(', '))
    expect(await readLink('/news', portuguese)).toBe([a, b, c, d].join(', '))
    expect(await readLink('/elsewhere', { ...portuguese, cookie })).toBe(session)
    expect(await readLink('/toString', portuguese)).toBeUndefined()
    expect((await get('/early-needs.json')).body).toBe(shell('en'))
  })

  it('loads from itself alone, is framed by no one, and frames its church’s site', async () => {
    const { headers } = await get('/')
    const policy = String(headers['content-security-policy'])
    const directives = new Map(policy.split('; ').map((text) => [text.split(' ')[0], text]))
    expect(directives.get('default-src')).toBe("default-src 'none'")
    expect(directives.get('script-src')).toMatch(/^script-src 'self' 'sha256-[\w+/]{43}='$/)
    expect(directives.get('style-src')).toBe("style-src 'self'")
    expect(directives.get('connect-src')).toBe("connect-src 'self'")
    expect(directives.get('frame-src')).toBe('frame-src http://videira.narthex.test')
    expect(directives.get('frame-ancestors')).toBe("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|https:|\*/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    })
  })

  it('sends files with their hash in the name for ever, compressed as they were built', async () => {
    const plain = await get('/assets/app.js')
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const built = await get('/assets/app.js', { 'accept-encoding': 'br, gzip' })
    expect([built.headers['content-encoding'], built.body]).toEqual(['br', 'compressed at the build'])
    const zipped = await get('/assets/app.js', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(zipped.rawPayload).toString()).toBe('export const office = true')
    expect((await get('/assets/none.js')).statusCode).toBe(404)
  })

  it('compresses the document, and does not send what a browser has', async () => {
    const { headers, rawPayload } = await get('/', { 'accept-encoding': 'br', 'accept-language': 'en' })
    expect(brotliDecompressSync(rawPayload).toString()).toBe(shell('en'))
    const known = { 'accept-encoding': 'br', 'accept-language': 'en', 'if-none-match': String(headers.etag) }
    const again = await get('/', known)
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
  })

  it('has a service worker that reaches itself alone, and what makes it installable', async () => {
    expect((await get('/service-worker.js')).headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringMatching(/^default-src 'none';.* connect-src 'self'$/),
    })
    expect((await get('/manifest.webmanifest')).headers['content-type']).toMatch(/^application\/manifest\+json/)
  })

  it.each([
    '/.sources',
    '/assets/../../../package.json',
    '/assets/%2e%2e/.sources',
    '/index.pt.html',
    '//evil.example/',
  ])('gives no file at %s', async (url) => {
    const { body, statusCode } = await get(url)
    expect(body).not.toContain('not for anyone')
    expect([200, 400, 404]).toContain(statusCode)
    if (statusCode === 200) expect(body).toBe(shell('en'))
  })

  it('answers no method but reading outside the API, and none of the API’s other places', async () => {
    const posted = await server.app.inject({ method: 'POST', url: '/news', headers: { host: office } })
    expect([posted.statusCode, posted.headers.allow]).toEqual([405, 'GET, HEAD'])
    for (const path of ['/api/docs', '/api/openapi.json', '/api/bff/me', '/api/'])
      expect((await get(path)).statusCode, path).toBe(404)
    expect((await get('/healthz')).statusCode).toBe(200)
  })

  it('answers calls with the cookie of its session, which the site does not take', async () => {
    const call = server.platform.transactions.at(server.churches.videira)
    const person = await joinChurch(server.platform, call, { roles: ['ROLE_ADMIN_CONTENT'] })
    const headers = await officeHeaders(server.platform, person)
    expect((await get('/api/v1/escritorio/sessao', headers)).json()).toMatchObject({ user: { email: person.email } })
    const atSite = { ...headers, host: toHost(server.churches.videira) }
    expect((await get('/api/v1/me', atSite)).statusCode).toBe(401)
  })

  it.each(['none.admin.narthex.test', 'pomar.admin.narthex.test', 'a.b.admin.narthex.test'])(
    'is none at %s: a plain page says so, and no call is answered',
    async (host) => {
      const { statusCode, headers, body } = await get('/', { host, 'accept-language': 'pt' })
      expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
      expect(body).toContain('<html lang="pt">')
      expect(body).not.toContain('assets')
      expect((await get('/api/v1/escritorio', { host })).json()).toMatchObject({ code: 'HOST_UNKNOWN' })
    },
  )

  it('of the operators shows the console too, frames nothing, and serves no church’s files', async () => {
    const host = 'admin.narthex.test'
    const { statusCode, headers, body } = await get('/churches', { host, 'accept-language': 'pt' })
    expect([statusCode, body]).toEqual([200, shell('pt')])
    expect(headers['content-security-policy']).toContain("frame-src 'none'")
    expect(headers.link).toBeUndefined()
    const cookie = `narthex-operator=${'s'.repeat(43)}`
    expect((await get('/', { host, cookie })).headers.link).toContain('/api/v1/operador/sessao')
    expect((await get('/media/pictures/x.webp', { host })).headers['content-type']).toContain('text/html')
    expect((await get('/api/v1/escritorio', { host })).json()).toMatchObject({ code: 'FORBIDDEN' })
  })

  it('is where `/admin` of the site leads, unless the operator names another place', async () => {
    const asked = async (environment: Record<string, string>) => {
      const beside = await openTestServer({ beside: server, environment })
      await beside.app.inject({ url: '/', headers: { host: toHost(server.churches.videira) } })
      const { adminUrl } = beside.renderer.asked.at(-1)?.settings ?? {}
      await beside.close()
      return adminUrl
    }
    expect(await asked({})).toBe('http://videira.admin.narthex.test')
    expect(await asked({ ADMIN_URL: 'https://{code}.office.example' })).toBe('https://videira.office.example')
    expect(await asked({ ADMIN_URL: 'https://admin.example/start' })).toBe('https://admin.example/start')
  })

  it('control: the site still has its own pages at these addresses', async () => {
    const { body } = await get('/', { host: toHost(server.churches.videira) })
    expect(body).not.toBe(shell('en'))
  })

  it('says so where the console was not built', async () => {
    const bare = await openTestServer({ beside: server })
    const { statusCode } = await bare.app.inject({ url: '/', headers: { host: office } })
    expect(statusCode).toBe(503)
    await bare.close()
  })
})
