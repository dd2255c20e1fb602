import type { Log } from '@narthex/api/platform/log'
import type { TenantKey } from '@narthex/api/platform/scope/scope'
import type { CarriedEvent, StreamRelay } from '@narthex/api/platform/stream/stream-events'
import { Redis } from 'ioredis'

/** Gives an event its place in the order of all events as it is published: Redis does one after another. */
const publishScript = `
local time = redis.call('TIME')
local id = string.format('%d-%d', time[1] * 1000 + math.floor(time[2] / 1000), redis.call('INCR', KEYS[1]))
redis.call('PUBLISH', KEYS[2], id .. ' ' .. ARGV[1])`

const usualName = 'narthex-stream'
/** A slower Redis counts as absent. */
const answerLimitMs = 500
const longestPauseMs = 2000

/**
 * Carries events between processes that share a Redis. While it does not answer they stay within their process, and once
 * it does again every open page is asked to read again what it shows.
 */
export function redisRelay(url: string, log: Log, name = usualName): StreamRelay {
  const connect = () => {
    const redis = new Redis(url, {
      ...{ connectTimeout: answerLimitMs, commandTimeout: answerLimitMs, maxRetriesPerRequest: 1 },
      ...{ enableOfflineQueue: false, autoResubscribe: false },
      retryStrategy: (times) => Math.min(times * 100, longestPauseMs),
    })
    // Told by what fails for it.
    redis.on('error', () => {})
    return redis
  }
  const [publisher, subscriber] = [connect(), connect()]
  let hear: Parameters<StreamRelay['start']>[0] | undefined
  let isCutOff = false

  function cutOff(error: unknown): void {
    if (isCutOff || !hear) return
    isCutOff = true
    const message = error instanceof Error ? error.message : String(error)
    log.warn({ error: message }, 'Redis does not answer: events reach the pages of this process only')
  }

  /** What was published in between is lost. */
  async function recover(): Promise<void> {
    const [seconds, microseconds] = await publisher.time()
    isCutOff = false
    log.info({}, 'Redis answers again: events reach the pages of every process')
    hear?.gap(`${Number(seconds) * 1000 + Math.floor(Number(microseconds) / 1000)}-0`)
  }

  return {
    start(told) {
      hear = told
      subscriber.on('message', (_, text: string) => {
        const event = parse(text)
        if (event) hear?.event(event)
      })
      subscriber.on('close', () => cutOff('The connection was lost'))
      subscriber.on('ready', async () => {
        try {
          await subscriber.subscribe(name)
          if (isCutOff) await recover()
        } catch (error) {
          cutOff(error)
          // Connects again, and begins from there.
          subscriber.disconnect(true)
        }
      })
    },
    send(event) {
      publisher
        .eval(publishScript, 2, `${name}-number`, name, JSON.stringify(event))
        .then(() => (isCutOff && subscriber.status === 'ready' ? recover() : undefined))
        .catch((error) => {
          cutOff(error)
          hear?.event({ ...event, id: `${Date.now()}-0` })
        })
    },
    async close() {
      hear = undefined
      publisher.disconnect()
      subscriber.disconnect()
    },
  }
}

/** Undefined for what is none of ours: others may use the same Redis. */
function parse(text: string): CarriedEvent | undefined {
  const [, id, json] = /^(\d+-\d+) (.*)$/s.exec(text) ?? []
  if (!id || !json) return undefined
  try {
    const { tenant, topic, data }: { tenant: TenantKey; topic: string; data: CarriedEvent['data'] } = JSON.parse(json)
    return typeof tenant === 'string' && typeof topic === 'string' ? { id, tenant, topic, data: data ?? {} } : undefined
  } catch {
    return undefined
  }
}
