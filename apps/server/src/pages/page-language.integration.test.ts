import { toHost } from '@narthex/api/testing/seeded-churches'
import { beforeAll, describe, expect, it } from 'vitest'
import { rawGet, sendRaw } from '../testing/raw-http.ts'
import { openTestServer, setUpServer } from '../testing/test-server.ts'

const accepts = { 'accept-language': 'pt-BR' }

describe('the language of a page', () => {
  const server = setUpServer()
  let host: string

  beforeAll(async () => {
    host = toHost(server.churches.videira)
  })

  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url, headers: { host, ...headers } })
  const findLanguage = (body: string) => /<html lang="(\w+)">/.exec(body)?.[1]
  const countRenders = async (work: () => Promise<unknown>) => {
    const before = server.renderer.asked.length
    await work()
    return server.renderer.asked.length - before
  }

  it('is the one that the address names, and stays for the pages after it', async () => {
    for (const times of ['first', 'second']) {
      const chosen = await get('/about?lang=es', accepts)
      expect(findLanguage(chosen.body), times).toBe('es')
      expect(chosen.headers['set-cookie'], times).toBe('lang=es; Path=/; Max-Age=31536000; SameSite=Lax')
      expect(findLanguage((await get('/', { ...accepts, cookie: 'lang=es' })).body), times).toBe('es')
      expect(findLanguage((await get('/', accepts)).body), 'control: without the cookie').toBe('pt')
    }
  })

  it('that is chosen later wins over the one that was chosen before', async () => {
    const { body, headers } = await get('/about?lang=en', { ...accepts, cookie: 'lang=es' })
    expect([findLanguage(body), headers['set-cookie']]).toEqual(['en', expect.stringMatching(/^lang=en;/)])
  })

  it('stays by a cookie that no plain connection carries, where the product is served over https', async () => {
    const https = await openTestServer({
      beside: server,
      alter: (platform) => ({ ...platform, domain: { ...platform.domain, protocol: 'https:' } }),
    })
    try {
      const { headers } = await https.app.inject({ url: '/?lang=es', headers: { host } })
      expect(headers['set-cookie']).toMatch(/; Secure$/)
    } finally {
      await https.close()
    }
  })

  it('that the product does not speak is ignored: it sets no cookie and renders nothing again', async () => {
    await get('/event/300', accepts)
    const wrong = ['fr', 'ES', 'pt-BR', '', 'es%0d%0aSet-Cookie:%20x=1', 'es;%20Domain=evil.example', 'e'.repeat(1500)]
    const renders = await countRenders(async () => {
      for (const lang of wrong) {
        const { statusCode, body, headers } = await get(`/event/300?lang=${lang}`, accepts)
        expect([statusCode, findLanguage(body)], lang).toEqual([200, 'pt'])
        expect(headers, lang).not.toHaveProperty('set-cookie')
      }
    })
    expect(renders).toBe(0)
  })

  it('named twice is the first', async () => {
    const { body, headers } = await get('/about?lang=es&lang=pt')
    expect([findLanguage(body), headers['set-cookie']]).toEqual(['es', expect.stringMatching(/^lang=es;/)])
  })

  it('is rendered once for all who read it, however they came to it', async () => {
    const ways = [{ 'accept-language': 'es-MX' }, { ...accepts, cookie: 'a=1; lang=es' }, { cookie: 'lang=es;token=x' }]
    expect(await countRenders(() => Promise.all(ways.map((headers) => get('/event/301', headers))))).toBe(1)
  })

  it('is read from a cookie of any length that a request may have, and no longer', async () => {
    const port = await server.listen()
    const ask = (cookie: string) => sendRaw(port, rawGet('/about', `Host: ${host}`, `Cookie: ${cookie}`))
    expect(findLanguage((await ask(`${'x=y; '.repeat(2500)}lang=es`))?.text ?? '')).toBe('es')
    expect((await ask(`x=${'y'.repeat(100_000)}; lang=es`))?.status ?? 431).toBe(431)
  })

  it('is that of the last resort too', async () => {
    const { body } = await get('/event/fails', { cookie: 'lang=es' })
    expect(findLanguage(body)).toBe('es')
  })
})
