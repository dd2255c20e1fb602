import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressGroup } from './address-group.ts'
import { localCounter, redisCounter } from './window-counter.ts'

export interface RateLimitOptions {
  /** Budget of an address per minute, in calls of the API. */
  readonly requestsPerMinute: number
  /** Shares the counts between processes. */
  readonly redisUrl: string | undefined
}

/** Charges a request to its address; throws 429 with Retry-After when the budget of the minute is used up. */
export type Charge = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

export interface RateLimit {
  /** Charges calls of the API and requests of about the same cost. */
  readonly allow: Charge
  /** Charges cache misses: rendering a page or drawing an image takes many times as long as a call. */
  readonly allowMiss: Charge
}

/** Cost of a cache miss in calls: by default 300 misses per minute and address. */
export const missCost = 10

const windowMs = 60_000
/** Delay of a refusal, so that a client that keeps asking does not keep the process busy. */
const refusalMs = 250

/** Rate limit per address. Cached pages cost nothing. */
export async function limitRate(
  app: FastifyInstance,
  { requestsPerMinute, redisUrl }: RateLimitOptions,
): Promise<RateLimit> {
  const local = localCounter(windowMs)
  const shared = redisUrl ? await redisCounter(redisUrl, windowMs, app.log) : undefined
  app.addHook('onClose', async () => shared?.close())

  const charge = (cost: number): Charge => {
    return async (request, reply) => {
      const group = addressGroup(request.ip)
      // While Redis does not answer, each process counts on its own.
      const { spent, endsInMs } = (await shared?.add(group, cost)) ?? local.add(group, cost)
      if (spent <= requestsPerMinute) return
      await new Promise((resolve) => setTimeout(resolve, refusalMs))
      reply.header('retry-after', String(Math.max(1, Math.ceil(endsInMs / 1000))))
      throw Object.assign(new Error('Too many requests'), { statusCode: 429 })
    }
  }
  return { allow: charge(1), allowMiss: charge(missCost) }
}
