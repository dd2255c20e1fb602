import { randomUUID } from 'node:crypto'
import { setTimeout as after } from 'node:timers/promises'
import type { Log } from '../log.ts'
import type { Change } from './bus.ts'
import type { BusConnection } from './bus-connection.ts'
import { findLiveListeners } from './listeners.ts'

const changes = 'narthex_content'
const answers = 'narthex_content_seen'
/** How often a writer that waits looks whether those it waits for are still there. */
const pollMs = 250
/** Longer than clocks drift apart during a lease. */
const marginMs = 100

interface Message {
  readonly id: string
  /** The process that sends it. */
  readonly by: string
  readonly change?: Change | 'everything'
}

export interface AnnouncerOptions {
  readonly processo: string
  readonly log: Log
  readonly onChange: (change: Change | 'everything') => void
}

/** Announces changes to the other processes, and confirms what they announce. */
export function createAnnouncer({ processo, log, onChange }: AnnouncerOptions) {
  const waiting = new Map<string, (by: string) => void>()

  function receive(connection: BusConnection, channel: string, payload: string): void {
    const message = parse(payload)
    if (!message) return
    if (channel === answers) waiting.get(message.id)?.(message.by)
    if (channel === answers || message.by === processo || !message.change) return
    onChange(message.change)
    const answer: Message = { id: message.id, by: processo }
    connection.ask('select pg_notify($1, $2)', [answers, JSON.stringify(answer)]).catch(() => {})
  }

  /**
   * Resolves once every other process has forgotten what the change made stale, or can no longer trust it: one that asked
   * the database before the announcement has a lease that ends with it, one that asked later was sent the announcement
   * first. Rejects where the connection fails.
   */
  async function announce(connection: BusConnection, change: Change | 'everything'): Promise<void> {
    const id = randomUUID()
    const found = await findLiveListeners(connection, processo)
    const pending = new Map(found.map((listener) => [listener.processo, listener]))
    const confirmed = new Promise<void>((resolve) => {
      waiting.set(id, (by) => {
        pending.delete(by)
        if (pending.size === 0) resolve()
      })
    })
    try {
      const message: Message = { id, by: processo, change }
      await connection.ask('select pg_notify($1, $2)', [changes, JSON.stringify(message)])
      const longestLeaseMs = Math.max(0, ...found.map(({ leaseMs }) => leaseMs))
      const leasesEndAt = performance.now() + longestLeaseMs + marginMs
      for (let isFirst = true; pending.size > 0 && performance.now() < leasesEndAt; isFirst = false) {
        await Promise.race([confirmed, after(pollMs, undefined, { ref: false })])
        if (pending.size === 0) return
        if (isFirst)
          log.warn({ silent: pending.size }, 'a process does not confirm a content change; waiting for its lease')
        const live = await findLiveListeners(connection, processo)
        // Another session has forgotten everything since; no session has no lease.
        for (const { processo, sessao } of pending.values())
          if (!live.some((listener) => listener.sessao === sessao)) pending.delete(processo)
      }
    } finally {
      waiting.delete(id)
    }
  }

  return { channels: [changes, answers], receive, announce }
}

/** Undefined for what is none of ours: any user of the database may send to a channel. */
function parse(payload: string): Message | undefined {
  try {
    const message = JSON.parse(payload)
    return typeof message?.id === 'string' && typeof message.by === 'string' ? message : undefined
  } catch {
    return undefined
  }
}
