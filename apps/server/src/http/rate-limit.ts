import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

export interface RateLimitOptions {
  readonly requestsPerMinute: number
  /** Counts are shared through it where there is one. */
  readonly redisUrl: string | undefined
}

/** Limits what one address may ask of the process: every call, and every page that must be rendered anew. */
export async function limitRate(app: FastifyInstance, { requestsPerMinute, redisUrl }: RateLimitOptions) {
  const redis = redisUrl ? await counterAt(redisUrl) : undefined
  // Without Redis people are still served: a limit that cannot be counted is not enforced.
  redis?.on('error', (error) => app.log.warn({ error: error.message }, 'rate limits are not counted: no Redis'))
  await app.register(rateLimit, {
    global: false,
    max: requestsPerMinute,
    timeWindow: '1 minute',
    cache: 50_000,
    skipOnError: true,
    nameSpace: 'narthex-rate-',
    ...(redis ? { redis } : {}),
  })
  app.addHook('onClose', async () => redis?.disconnect())
  const check = app.createRateLimit()

  /** Counts the request; throws 429 when its address has asked too much, and says when to come back. */
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const outcome = await check(request)
    if (outcome.isAllowed || !outcome.isExceeded) return
    reply.header('retry-after', String(outcome.ttlInSeconds))
    throw Object.assign(new Error('Too many requests'), { statusCode: 429 })
  }
}

async function counterAt(redisUrl: string) {
  const { Redis } = await import('ioredis')
  return new Redis(redisUrl, { maxRetriesPerRequest: 1, enableOfflineQueue: false })
}
