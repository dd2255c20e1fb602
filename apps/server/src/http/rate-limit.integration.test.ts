import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { type FastifyInstance, fastify } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { limitRate } from './rate-limit.ts'

const redisUrl = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379'
const hasRedis = await answers(redisUrl)
if (!hasRedis) console.info('No Redis answers; its test is skipped')
const open: FastifyInstance[] = []

/** A process of its own as far as counting goes: three requests a minute for each address. */
async function limited(redis: string | undefined): Promise<(address: string) => Promise<number>> {
  const app = fastify({ trustProxy: true })
  open.push(app)
  const allow = await limitRate(app, { requestsPerMinute: 3, redisUrl: redis })
  app.get('/', { onRequest: allow }, async () => 'served')
  await app.ready()
  return async (address) => {
    const { statusCode } = await app.inject({ url: '/', headers: { 'x-forwarded-for': address } })
    return statusCode
  }
}

describe('the rate limit', () => {
  afterEach(async () => {
    for (const app of open.splice(0)) await app.close()
  })

  it('holds each address to its own number of requests', async () => {
    const get = await limited(undefined)
    expect([await get('10.0.0.1'), await get('10.0.0.1'), await get('10.0.0.1')]).toEqual([200, 200, 200])
    expect(await get('10.0.0.1')).toBe(429)
    expect(await get('10.0.0.2')).toBe(200)
  })

  it('says in how many seconds to come back, and to nobody else', async () => {
    const app = fastify()
    open.push(app)
    const allow = await limitRate(app, { requestsPerMinute: 1, redisUrl: undefined })
    app.get('/', { onRequest: allow }, async () => 'served')
    expect((await app.inject('/')).headers).not.toHaveProperty('retry-after')
    const seconds = Number((await app.inject('/')).headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
  })

  it.runIf(hasRedis)('is one for all processes that share a Redis', async () => {
    const address = randomUUID()
    const [one, other] = [await limited(redisUrl), await limited(redisUrl)]
    for (const get of [one, other]) {
      // Nothing is counted, and so nobody refused, before the connection is up.
      const nobody = randomUUID()
      await expect.poll(() => get(nobody)).toBe(429)
    }
    const counts = [
      await one(address),
      await other(address),
      await one(address),
      await other(address),
      await one(address),
    ]
    expect(counts).toEqual([200, 200, 200, 429, 429])
  })

  it('serves everybody when Redis does not answer', async () => {
    const get = await limited('redis://127.0.0.1:1')
    for (let n = 0; n < 10; n++) expect(await get('10.0.0.1')).toBe(200)
  })
})

function answers(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 6379), timeout: 1000 })
    socket.once('connect', () => resolve(true))
    for (const failure of ['error', 'timeout']) socket.once(failure, () => resolve(false))
    socket.once('connect', () => socket.end())
  })
}
