import { toHost } from '@narthex/api/testing/seeded-churches'
import { beforeAll, describe, expect, it } from 'vitest'
import { plainRenderer } from '../testing/plain-renderer.ts'
import { type RawAnswer, rawGet, sendRaw } from '../testing/raw-http.ts'
import { openTestServer, setUpServer } from '../testing/test-server.ts'

/**
 * Parts that a reader or a proxy can add to a request. None of it is part of a page's address.
 */
const unkeyed = [
  'Cookie: token=poison; session=poison',
  'Cookie: lang=poison; xlang=pt; Lang=pt; lang=PT',
  'Authorization: Bearer poison',
  'X-Forwarded-Host: poison.example',
  'X-Forwarded-Proto: https',
  'X-Forwarded-Prefix: /poison',
  'X-Forwarded-For: 203.0.113.66',
  'Forwarded: host=poison.example;proto=https',
  'X-Host: poison.example',
  'X-Original-URL: /user?poison',
  'X-Rewrite-URL: /user?poison',
  'X-HTTP-Method-Override: POST',
  'Accept: application/json, poison/poison',
  'Range: bytes=0-10',
  'Origin: https://poison.example',
  'Referer: https://poison.example/?poison',
  'User-Agent: poison',
  'X-Requested-With: poison',
  'Accept-Encoding: identity;q=0.1',
]
/** Addresses that a cache and a router may read differently: false files, dot segments, parameters. */
const deceptions = [
  '/user/x.css',
  '/user%2fx.css',
  '/about/..%2fuser',
  '/about/%2e%2e/user',
  '/about;x=.css',
  '/about%00.css',
]
const variants = [
  '/ABOUT',
  '/about/',
  '/about//',
  '/%61bout',
  '//about',
  '/./about',
  '/about%20',
  '/about?',
  '/about#user',
]

describe('the page cache, against poisoning and deception', () => {
  const server = setUpServer()
  let port: number
  let host: string

  beforeAll(async () => {
    port = await server.listen()
    host = `Host: ${toHost(server.churches.videira)}`
  })

  it('answers the same bytes, warm and cold, whatever else the request carries', async () => {
    expect(await differences(port, host)).toEqual([])
  })

  it('control: a renderer that could see a header would be found', async () => {
    const careless = await openTestServer({ beside: server, renderer: plainRenderer() })
    let seen = ''
    careless.app.addHook('onRequest', async ({ headers }) => {
      seen = String(headers['x-forwarded-host'] ?? '')
    })
    const { render } = careless.renderer
    careless.renderer.render = async (request) => {
      const page = await render(request)
      return { ...page, body: new TextEncoder().encode(`${Buffer.from(page.body)}<!-- ${seen} -->`), digest: seen }
    }
    try {
      expect(await differences(await careless.listen(), host)).toContain('X-Forwarded-Host: poison.example')
    } finally {
      await careless.close()
    }
  })

  it('hands the renderer an address, a locale, a tenant, the API and settings, and nothing of the reader', async () => {
    const from = server.renderer.asked.length
    await sendRaw(port, rawGet('/event/7?poison=1&embed=true&requiresAuth=1', host, ...unkeyed))
    const [request, ...more] = server.renderer.asked.slice(from)
    expect(more).toEqual([])
    expect(Object.keys(request ?? {}).sort()).toEqual(['answer', 'locale', 'now', 'settings', 'tenant', 'url'])
    expect(request?.url).toBe('http://videira.narthex.test/event/7?embed=true')
    expect(JSON.stringify(request)).not.toContain('poison')
  })

  it('renders once for an address, however many unknown keys are put behind it', async () => {
    const from = server.renderer.asked.length
    for (let n = 0; n < 50; n++) await sendRaw(port, rawGet(`/event/8?utm_source=${n}&x${n}=poison`, host))
    expect(server.renderer.asked.length - from).toBe(1)
  })

  it('never takes one address for another, and leaves the page as it was', async () => {
    const about = await page('/about')
    const account = await page('/user')
    for (const path of [...deceptions, ...variants]) {
      const answer = await page(path)
      expect([200, 400, 404], path).toContain(answer.status)
      expect(answer.text, path).not.toContain('<p>/user ')
      if (answer.status === 200) expect(answer.text, path).toBe(about.text)
      expect(answer.headers['cache-control'] ?? 'no-store', path).toMatch(/^no-(cache|store)$/)
    }
    expect((await page('/about')).text).toBe(about.text)
    expect((await page('/user')).text).toBe(account.text)
  })

  it('marks no page as one that anybody may keep without asking, and sets no cookie', async () => {
    for (const path of ['/', '/user', '/register', '/nowhere', '/event/fails', '/error?message=x']) {
      const { headers } = await page(path)
      expect(headers['cache-control'], path).toMatch(/^no-(cache|store)$/)
      expect(headers, path).not.toHaveProperty('set-cookie')
    }
  })

  async function page(path: string): Promise<RawAnswer> {
    const answer = await sendRaw(port, rawGet(path, host))
    if (!answer) throw new Error(`No answer at ${path}`)
    return answer
  }
})

/** The unkeyed lines that change what is answered, to their sender or to the next reader. */
async function differences(port: number, host: string): Promise<string[]> {
  const found: string[] = []
  let cold = 100
  for (const line of unkeyed) {
    const path = `/event/${cold++}`
    const poisoned = await sendRaw(port, rawGet(path, host, line))
    const next = await sendRaw(port, rawGet(path, host))
    const warm = await sendRaw(port, rawGet(path, host, line))
    const same = (answer: RawAnswer | undefined) =>
      JSON.stringify({ ...answer, headers: { ...answer?.headers, date: '' } })
    const clean = same(await sendRaw(port, rawGet(path, host)))
    const isWell = next?.status === 200 && [poisoned, next, warm].every((answer) => same(answer) === clean)
    if (!isWell || clean.includes('poison')) found.push(line)
  }
  return found
}
