import { toHost } from '@narthex/api/testing/seeded-churches'
import { afterEach, describe, expect, it } from 'vitest'
import { type PlainRenderer, plainRenderer } from '../testing/plain-renderer.ts'
import { type OpenTestServer, openTestServer, setUpServer, type TestServerOptions } from '../testing/test-server.ts'

describe('pages that are not ready', () => {
  const base = setUpServer()
  const open: OpenTestServer[] = []
  afterEach(async () => {
    for (const server of open.splice(0).toReversed()) await server.close()
  })

  /** A server that renders nothing before it is told to. */
  async function stuck(options: Partial<TestServerOptions<PlainRenderer>> = {}) {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const renderer = plainRenderer()
    const { render } = renderer
    const server = await openTestServer({
      ...options,
      beside: base,
      renderer,
      environment: { TRUSTED_PROXIES: '127.0.0.1', ...options.environment },
    })
    open.push(server)
    // Async: an injected request begins only when it is awaited.
    const get = async (url: string, from: string, label: 'videira' | 'pomar' = 'videira') =>
      server.app.inject({
        url,
        headers: {
          host: toHost(server.churches[label]),
          'x-forwarded-for': from,
          'accept-language': 'es',
          accept: 'text/html',
        },
      })
    await get('/about', '10.0.0.9')
    await get('/about', '10.0.0.9')
    let hasBegun = false
    renderer.render = async (request) => {
      hasBegun = true
      await released
      return render(request)
    }
    return { get, release, isBegun: () => hasBegun }
  }

  it('are refused with 503 where one address asks for more than it has places; ready ones and others’ go on', async () => {
    const { get, release } = await stuck({
      renderLimits: { atOnce: 1, places: 10, placesPerAddress: 2, placesPerChurch: 10 },
    })
    const waiting = [get('/event/1', '10.0.0.1'), get('/event/2', '10.0.0.1')]
    await expect.poll(async () => (await get('/event/3', '10.0.0.1')).statusCode).toBe(503)
    const refused = await get('/event/3', '10.0.0.1')
    expect(refused.headers).toMatchObject({
      'retry-after': '2',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    })
    expect(refused.body).toContain('<html lang="es">')
    expect(refused.body).toContain('Un momento, por favor')
    expect((await get('/about', '10.0.0.1')).statusCode).toBe(200)
    const others = get('/event/4', '10.0.0.2', 'pomar')
    release()
    for (const answer of [...(await Promise.all(waiting)), await others]) expect(answer.statusCode).toBe(200)
    expect((await get('/event/3', '10.0.0.1')).statusCode).toBe(200)
  })

  it('control: without places to run out of, all wait and all are made', async () => {
    const { get, release } = await stuck()
    const waiting = Array.from({ length: 50 }, (_, n) => get(`/event/${n}`, '10.0.0.1'))
    release()
    expect(new Set((await Promise.all(waiting)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  })

  it('cost nothing more for a whole hall behind one address that waits for the same one', async () => {
    const { get, release, isBegun } = await stuck({
      renderLimits: { atOnce: 1, places: 10, placesPerAddress: 2, placesPerChurch: 10 },
      environment: { REQUESTS_PER_MINUTE: '25' },
    })
    const first = get('/event/1', '10.0.0.1')
    await expect.poll(() => isBegun()).toBe(true)
    const hall = Array.from({ length: 300 }, () => get('/event/1', '10.0.0.1'))
    release()
    const statuses = (await Promise.all([first, ...hall])).map(({ statusCode }) => statusCode)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  it('cost their address ten calls each; ready ones cost nothing', async () => {
    const { get, release } = await stuck({ environment: { REQUESTS_PER_MINUTE: '25' } })
    release()
    expect([(await get('/event/1', '10.0.0.1')).statusCode, (await get('/event/2', '10.0.0.1')).statusCode]).toEqual([
      200, 200,
    ])
    const refused = await get('/event/3', '10.0.0.1')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    for (let n = 0; n < 30; n++) expect((await get('/about', '10.0.0.1')).statusCode).toBe(200)
    expect((await get('/event/3', '10.0.0.2')).statusCode).toBe(200)
  })
})
