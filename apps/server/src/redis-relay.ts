import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { Log } from '@narthex/api/platform/log'
import type { TenantKey } from '@narthex/api/platform/scope/scope'
import {
  type CarriedEvent,
  createEventNumbers,
  type RelayedProcess,
  type StreamRelay,
} from '@narthex/api/platform/stream/stream-events'
import { Redis } from 'ioredis'
import { parseCounts, ReaderCountsElsewhere, usualCountEveryMs } from './reader-counts.ts'

/** Lua: position of the next event, in order over all processes since Redis runs one command after another. */
const nextId = `
local time = redis.call('TIME')
local id = string.format('%d-%d', time[1] * 1000 + math.floor(time[2] / 1000), redis.call('INCR', KEYS[1]))`
const publishScript = `${nextId}
redis.call('PUBLISH', KEYS[2], id .. ' ' .. ARGV[1])`
const positionScript = `${nextId}
return id`

const usualName = 'narthex-stream'
/** Time limit of an answer in milliseconds: a slower Redis counts as absent. */
const answerLimitMs = 500
const longestPauseMs = 2000

export interface RelayOptions {
  /** Prefix of the channels: processes with the same prefix exchange events. */
  readonly name?: string
  /** Interval in milliseconds at which readers are counted and Redis is checked. */
  readonly countEveryMs?: number
  /** Address of the same Redis for receiving events, where it differs from the one for publishing. */
  readonly subscriberUrl?: string
}

/**
 * Carries events between processes that share a Redis, and how many readers each has. While it does not answer they stay
 * within their process, and once it does again every open page is asked to read again what it shows.
 */
export function redisRelay(
  url: string,
  log: Log,
  { name = usualName, countEveryMs = usualCountEveryMs, subscriberUrl = url }: RelayOptions = {},
): StreamRelay {
  const [publisher, subscriber] = [connect(url), connect(subscriberUrl)]
  const names = { number: `${name}-number`, events: name, readers: `${name}-readers` }
  const ownId = randomUUID()
  const elsewhere = new ReaderCountsElsewhere(Date.now, countEveryMs)
  const nextLocalId = createEventNumbers()
  let served: RelayedProcess | undefined
  let counting: ReturnType<typeof setInterval> | undefined
  /** True while Redis does not answer, and before the first connection. */
  let isAlone = true
  let isWarned = false
  /** Whether each connection answered when it was last used. */
  const links = { publisher: false, subscriber: false }

  function cutOff(link: keyof typeof links, error: unknown): void {
    if (!served) return
    links[link] = false
    isAlone = true
    if (isWarned) return
    isWarned = true
    const message = error instanceof Error ? error.message : String(error)
    log.warn({ error: message }, 'Redis does not answer: events reach the pages of this process only')
  }

  const losePublisher = (error: unknown) => cutOff('publisher', error)

  /** Called when events that were published in between are lost. */
  async function recover(): Promise<void> {
    const position = await publisher.eval(positionScript, 1, names.number)
    links.publisher = true
    isAlone = false
    if (isWarned) log.info({}, 'Redis answers again: events reach the pages of every process')
    isWarned = false
    served?.onGap(String(position))
    publishCounts()
  }

  async function subscribe(): Promise<void> {
    try {
      if (publisher.status !== 'ready') await once(publisher, 'ready', { signal: AbortSignal.timeout(longestPauseMs) })
      await subscriber.subscribe(names.events, names.readers)
      links.subscriber = true
      await recover()
    } catch (error) {
      cutOff(links.subscriber ? 'publisher' : 'subscriber', error)
      // Connects again, and begins from there.
      if (served) subscriber.disconnect(true)
    }
  }

  function onMessage(channel: string, text: string): void {
    if (channel === names.events) {
      const event = parseEvent(text)
      if (event) served?.onEvent(event)
      return
    }
    const message = parseCounts(text)
    if (message && message.process !== ownId) elsewhere.set(message.process, message.counts)
  }

  function publishCounts(counts = served?.countReaders()): void {
    if (!counts) return
    publisher.publish(names.readers, JSON.stringify({ process: ownId, counts })).catch(losePublisher)
  }

  /**
   * Checks the subscriber's connection, and replaces it where it does not answer: Redis, or a proxy before it, may fall
   * silent without closing it, and nothing else would show that events are missing. Open pages then read again.
   */
  async function checkIn(): Promise<void> {
    if (subscriber.status !== 'ready') return
    try {
      await subscriber.ping()
      links.subscriber = true
    } catch (error) {
      cutOff('subscriber', error)
      if (served) subscriber.disconnect(true)
      return
    }
    if (isAlone) await recover().catch(losePublisher)
    else publishCounts()
  }

  return {
    start(process) {
      served = process
      counting = setInterval(checkIn, countEveryMs).unref()
      subscriber.on('message', onMessage)
      subscriber.on('close', () => cutOff('subscriber', 'The connection was lost'))
      subscriber.on('ready', subscribe)
    },
    send(event) {
      publisher.eval(publishScript, 2, names.number, names.events, JSON.stringify(event)).catch((error) => {
        losePublisher(error)
        served?.onEvent({ ...event, id: nextLocalId() })
      })
    },
    countElsewhere: (key) => elsewhere.count(key),
    get isAlone() {
      return isAlone
    },
    links,
    async close() {
      clearInterval(counting)
      served = undefined
      publishCounts({})
      publisher.disconnect()
      subscriber.disconnect()
    },
  }
}

function connect(url: string): Redis {
  const redis = new Redis(url, {
    connectTimeout: answerLimitMs,
    commandTimeout: answerLimitMs,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    autoResubscribe: false,
    retryStrategy: (times) => Math.min(times * 100, longestPauseMs),
  })
  // The commands that fail report it.
  redis.on('error', () => {})
  return redis
}

/** Parses an event; undefined for messages of other programs that use the same Redis. */
function parseEvent(text: string): CarriedEvent | undefined {
  const [, id, json] = /^(\d+-\d+) (.*)$/s.exec(text) ?? []
  if (!id || !json) return undefined
  try {
    const { tenant, topic, data }: { tenant: TenantKey; topic: string; data: CarriedEvent['data'] } = JSON.parse(json)
    return typeof tenant === 'string' && typeof topic === 'string' ? { id, tenant, topic, data: data ?? {} } : undefined
  } catch {
    return undefined
  }
}
