import { randomUUID } from 'node:crypto'
import { openDatabaseProxy } from '@narthex/api/testing/database-proxy'
import { type FastifyInstance, fastify } from 'fastify'
import { Redis } from 'ioredis'
import { afterEach, describe, expect, it } from 'vitest'
import { redisAnswers, redisUrl } from '../testing/machine-redis.ts'
import { limitRate, missCost } from './rate-limit.ts'

const hasRedis = await redisAnswers()
if (!hasRedis) console.info('No Redis answers; its test is skipped')
const open: FastifyInstance[] = []

/** A process of its own as far as counting goes: three requests a minute for each address. */
async function limited(redis: string | undefined, costs = 1): Promise<(address: string) => Promise<number>> {
  const app = fastify({ trustProxy: true })
  open.push(app)
  const { allow, allowMiss } = await limitRate(app, { requestsPerMinute: 3 * costs, redisUrl: redis })
  app.get('/', { onRequest: costs === 1 ? allow : allowMiss }, async () => 'served')
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

  it('takes a page that must be made for as many calls as it costs', async () => {
    const get = await limited(undefined, missCost)
    expect([await get('10.0.0.1'), await get('10.0.0.1'), await get('10.0.0.1')]).toEqual([200, 200, 200])
    expect(await get('10.0.0.1')).toBe(429)
  })

  it('takes the addresses that one IPv6 connection is given for one', async () => {
    const get = await limited(undefined)
    for (const n of [1, 2, 3]) expect(await get(`2001:db8:1:2::${n}`)).toBe(200)
    expect(await get('2001:db8:1:2:ffff::4')).toBe(429)
    expect(await get('2001:db8:1:3::1')).toBe(200)
  })

  it('says in how many seconds to come back, and to unusedKey else', async () => {
    const app = fastify()
    open.push(app)
    const { allow } = await limitRate(app, { requestsPerMinute: 1, redisUrl: undefined })
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
      // Before the connection is up, each counts for itself; from then on this address has been counted there.
      const unusedKey = randomUUID()
      await expect.poll(() => sharedCount(unusedKey, get), { timeout: 20_000 }).toBeGreaterThan(0)
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

  it.runIf(hasRedis)('is counted by each process for itself when Redis falls silent', async () => {
    const proxy = await openDatabaseProxy(redisUrl)
    const [get, other] = [await limited(proxy.url), await limited(redisUrl)]
    const isShared = async () => {
      const address = randomUUID()
      for (let n = 0; n < 3; n++) await get(address)
      return other(address)
    }
    await expect.poll(isShared, { timeout: 5000 }).toBe(429)
    proxy.set('silent')
    const begun = performance.now()
    expect(await get(randomUUID())).toBe(200)
    expect(performance.now() - begun).toBeLessThan(3000)
    await proxy.close()
  })

  it('is counted by each process for itself when Redis does not answer', async () => {
    const get = await limited('redis://127.0.0.1:1')
    expect([await get('10.0.0.1'), await get('10.0.0.1'), await get('10.0.0.1')]).toEqual([200, 200, 200])
    expect(await get('10.0.0.1')).toBe(429)
    expect(await get('10.0.0.2')).toBe(200)
  })
})

/** Count of all processes for an address, once it has asked again. */
async function sharedCount(address: string, get: (address: string) => Promise<number>): Promise<number> {
  await get(address)
  const redis = new Redis(redisUrl)
  try {
    return Number(await redis.get(`narthex-rate-${address}`))
  } finally {
    redis.disconnect()
  }
}
