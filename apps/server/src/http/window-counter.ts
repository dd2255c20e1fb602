import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'

/** The count in the current time window, and when the window ends. */
export interface Spending {
  readonly spent: number
  readonly endsInMs: number
}

const mostKeys = 50_000

/** Counts in this process. */
export function localCounter(windowMs: number, now: () => number = () => performance.now()) {
  const windows = new LRUCache<string, { spent: number; readonly endsAt: number }>({ max: mostKeys })
  return {
    add(key: string, cost: number): Spending {
      const at = now()
      const found = windows.get(key)
      const window = found && at < found.endsAt ? found : { spent: 0, endsAt: at + windowMs }
      window.spent += cost
      if (window !== found) windows.set(key, window)
      return { spent: window.spent, endsInMs: window.endsAt - at }
    },
  }
}

/** Lua: adds to a window, which gets its expiry with its first entry, so that no key stays forever. */
const addScript = `
local spent = redis.call('INCRBY', KEYS[1], ARGV[1])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[2])
  left = tonumber(ARGV[2])
end
return { spent, left }`

/** Time limit of an answer in milliseconds: requests wait for it, so a slower Redis counts as absent. */
const answerLimitMs = 500

/** Counts for all processes that share a Redis; undefined while it does not answer. */
export async function redisCounter(url: string, windowMs: number, log: FastifyBaseLogger) {
  const { Redis } = await import('ioredis')
  const limits = { connectTimeout: answerLimitMs, commandTimeout: answerLimitMs }
  const redis = new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false, ...limits })
  redis.on('error', (error) =>
    log.warn({ error: error.message }, 'Redis does not answer: rate limits are counted per process'),
  )
  return {
    async add(key: string, cost: number): Promise<Spending | undefined> {
      try {
        const counted = await redis.eval(addScript, 1, `narthex-rate-${key}`, cost, windowMs)
        const [spent, endsInMs] = counted as [number, number]
        return { spent, endsInMs }
      } catch {
        return undefined
      }
    },
    close: () => redis.disconnect(),
  }
}
