import { withOwner } from '@narthex/api/platform/database/postgres'
import { type DatabaseProxy, openDatabaseProxy } from '@narthex/api/testing/database-proxy'
import { toCanary } from '@narthex/api/testing/seeded-churches'
import { openSeededPlatform, type SeededPlatform } from '@narthex/api/testing/seeded-platform'
import { isDeepRun } from '@narthex/contract/testing/strength'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from './config.ts'
import { createMetrics } from './http/metrics.ts'
import { buildHttpServer } from './http-server.ts'
import { createLog } from './log.ts'
import { builtRenderer } from './pages/page-renderer.ts'
import { openProduct, type Product } from './product.ts'

const host = 'videira.narthex.test'
const html = { host, accept: 'text/html', 'accept-language': 'pt' }

/** A request of each kind; all of them must read the database. */
const requests = {
  page: { url: '/news', headers: html },
  'route data': { url: '/news.data', headers: { host } },
  call: { url: '/api/v1/igreja/videira/noticia/?page=2', headers: { host } },
  write: {
    method: 'POST',
    url: '/api/v1/security/recuperar-senha',
    headers: { host },
    payload: { email: 'maria@example.org' },
  },
  feed: { url: '/news.xml', headers: { host } },
  calendar: { url: '/schedule.ics', headers: { host } },
  image: { url: '/media/images/aaaaaaaaaaaaaaaaaaaaaa_320.webp', headers: { host, accept: 'image/*' } },
  'brand image': { url: '/icon-192.png', headers: { host, accept: 'image/*' } },
} as const
const kinds = Object.keys(requests) as (keyof typeof requests)[]

describe('while the database does not answer', () => {
  let database: SeededPlatform
  let proxy: DatabaseProxy
  let product: Product
  let app: FastifyInstance
  let canary: string
  const lines: Record<string, unknown>[] = []
  /** Lines of all tests so far: a cause that lasts is logged less and less often. */
  const allLines: Record<string, unknown>[] = []

  beforeAll(async () => {
    database = await openSeededPlatform()
    proxy = await openDatabaseProxy(database.databaseUrl)
    canary = toCanary(database.churches.videira)
    const config = readConfig({ DATABASE_URL: proxy.url, PUBLIC_URL: 'http://narthex.test', DATABASE_POOL: '6' })
    const log = createLog('warn', {
      write(line) {
        lines.push(JSON.parse(line))
        allLines.push(JSON.parse(line))
      },
    })
    product = await openProduct(config, log)
    app = await buildHttpServer({
      config,
      product,
      log,
      metrics: createMetrics(),
      renderer: await builtRenderer(),
      isStopping: () => false,
    })
  })
  afterEach(async () => {
    proxy.set('open')
    proxy.cut()
    await vi.waitFor(
      async () => expect((await app.inject({ url: '/readyz', headers: { host } })).statusCode).toBe(200),
      {
        timeout: 5000,
      },
    )
    lines.length = 0
  })
  afterAll(async () => {
    await app?.close()
    await product?.close()
    await proxy?.close()
    await database?.close()
  })

  const ask = async (kind: keyof typeof requests) => {
    const begun = performance.now()
    const answer = await app.inject(requests[kind])
    return { answer, tookMs: performance.now() - begun }
  }

  it('control: each of these requests is answered while it does', async () => {
    for (const kind of kinds) expect((await ask(kind)).answer.statusCode, kind).toBeLessThan(500)
  })

  // One that is silent is given up after seconds only.
  it.each(isDeepRun ? (['refused', 'silent'] as const) : (['refused'] as const))(
    'answers every kind of request 503, soon, when it is %s',
    async (line) => {
      proxy.set(line)
      if (line === 'refused') proxy.cut()
      const answers = await Promise.all(kinds.map(async (kind) => ({ kind, ...(await ask(kind)) })))
      for (const { kind, answer, tookMs } of answers) {
        expect({ kind, status: answer.statusCode }).toEqual({ kind, status: 503 })
        expect(Number(answer.headers['retry-after']), kind).toBeGreaterThan(0)
        expect(answer.headers['cache-control'], kind).toBe('no-store')
        expect(tookMs, kind).toBeLessThan(8000)
      }
    },
  )

  it.each(['refused', 'silent'] as const)('is not ready, and says so within a second, when it is %s', async (line) => {
    proxy.set(line)
    if (line === 'refused') proxy.cut()
    const begun = performance.now()
    const answer = await app.inject({ url: '/readyz', headers: { host } })
    expect(answer.statusCode).toBe(503)
    expect(performance.now() - begun).toBeLessThan(1500)
    expect((await app.inject({ url: '/healthz', headers: { host } })).statusCode).toBe(200)
  })

  it('tells a person in their language that the page tries again by itself', async () => {
    proxy.set('refused')
    proxy.cut()
    const { answer } = await ask('page')
    expect(answer.body).toContain('<html lang="pt">')
    expect(answer.body).toContain('Um momento, por favor')
    expect(answer.body).toMatch(/<meta http-equiv="refresh" content="\d+">/)
    expect(answer.body).toContain('Tentar de novo')
  })

  it('leaves a few lines in the log, however many requests it refuses', async () => {
    proxy.set('refused')
    proxy.cut()
    for (let round = 0; round < 40; round++) {
      expect((await ask('call')).answer.statusCode).toBe(503)
      expect((await ask('feed')).answer.statusCode).toBe(503)
    }
    const refusals = lines.filter(({ level }) => Number(level) >= 40)
    expect(refusals.length).toBeGreaterThan(0)
    expect(refusals.length).toBeLessThan(40)
  })

  it('tells a program by a code, and the log by the cause', async () => {
    proxy.set('refused')
    proxy.cut()
    const { answer } = await ask('call')
    expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE', requestId: expect.any(String) })
    expect(allLines).toContainEqual(
      expect.objectContaining({ cause: expect.objectContaining({ message: expect.any(String) }) }),
    )
  })

  it('cancels a public read that waits too long, answers 503 in the church’s look, and stays ready', async () => {
    await ask('page')
    await withOwner(database.databaseUrl, async (owner) => {
      await owner.exec('begin; lock table conteudo in access exclusive mode')
      const [call, page, ready] = await Promise.all([
        ask('call'),
        app.inject({ url: '/news?page=2', headers: html }),
        app.inject({ url: '/readyz', headers: { host } }),
      ])
      expect(call.answer.statusCode).toBe(503)
      expect(call.tookMs).toBeLessThan(6000)
      expect({ status: page.statusCode, caching: page.headers['cache-control'] }).toEqual({
        status: 503,
        caching: 'no-store',
      })
      expect(Number(page.headers['retry-after'])).toBeGreaterThan(0)
      expect(page.body).toContain('Um momento, por favor')
      expect(page.body).toContain(canary)
      expect(ready.statusCode).toBe(200)
      await owner.exec('rollback')
    })
    expect(lines).toContainEqual(expect.objectContaining({ cause: expect.objectContaining({ code: '57014' }) }))
    const again = await app.inject({ url: '/news?page=2', headers: html })
    expect(again.statusCode).toBeLessThan(500)
  })
})
