import { randomUUID } from 'node:crypto'
import { DatabaseUnavailableError } from '../database/unavailable.ts'
import type { Log } from '../log.ts'
import { createAnnouncer } from './announcer.ts'
import type { Change, ContentBus, Listener } from './bus.ts'
import { type BusConnection, openBusConnection } from './bus-connection.ts'
import { createLease, thisMoment } from './lease.ts'
import { removeListener, removeOldListeners, renewListener, type Session } from './listeners.ts'

const reconnectMs = { first: 100, longest: 1000 }
/** How long a writer whose connection is lost waits for the next one. */
const announceLimitMs = 5000

/** How long a process trusts what it remembers after it last asked the database, and how often it asks. */
export interface BusTiming {
  readonly leaseMs: number
  readonly heartbeatMs: number
}

const usualTiming: BusTiming = { leaseMs: 3000, heartbeatMs: 1000 }

/**
 * A bus over LISTEN/NOTIFY, on a connection of its own. NOTIFY is sent after the commit, never inside it: inside a
 * transaction it takes a lock of the whole database (measured: 7.8 times fewer writes).
 *
 * A process trusts its memory for the length of its lease after it last asked the database something that was answered;
 * whatever was announced before that question arrives before the answer. Who writes waits until each process has
 * confirmed, or its lease has run out. See docs/decisions/0042.
 */
export async function createPostgresBus(
  url: string,
  log: Log,
  { leaseMs, heartbeatMs }: BusTiming = usualTiming,
): Promise<ContentBus> {
  const processo = randomUUID()
  const listeners: Listener[] = []
  const lease = createLease(leaseMs)
  let connection: BusConnection | undefined
  let expired: readonly string[] = []
  let awaitingConnection: ((connection: BusConnection) => void)[] = []
  /** Something was committed and never announced: the others must forget everything once they can be reached. */
  let owesAnnouncement = false
  let isClosed = false
  let retry: NodeJS.Timeout | undefined
  let heartbeat: NodeJS.Timeout | undefined

  const notify = (change: Change | 'everything') => {
    for (const listener of listeners) listener(change)
  }
  const announcer = createAnnouncer({ processo, log, onChange: notify })

  async function connect(): Promise<void> {
    const session = { processo, sessao: randomUUID() }
    const next = await openBusConnection({
      url,
      channels: announcer.channels,
      limitMs: leaseMs,
      onMessage: (channel, payload) => announcer.receive(next, channel, payload),
      onEnd: (error) => lose(next, error),
    })
    const asked = thisMoment()
    expired = await renewListener(next, session, leaseMs)
    await removeOldListeners(next)
    if (isClosed) return next.end()
    // Writers wait for this process from its registration on; what it read before may be older than what they wrote.
    notify('everything')
    connection = next
    lease.renew(asked)
    beatLater(next, session)
    const waiting = awaitingConnection
    awaitingConnection = []
    for (const resolve of waiting) resolve(next)
    if (!owesAnnouncement) return
    owesAnnouncement = false
    announcer.announce(next, 'everything').catch(() => {
      owesAnnouncement = true
    })
  }

  function beatLater(current: BusConnection, session: Session): void {
    heartbeat = setTimeout(() => beat(current, session).catch(() => {}), heartbeatMs)
    heartbeat.unref()
  }

  /** Rejects where the connection has ended, which `lose` deals with. */
  async function beat(current: BusConnection, session: Session): Promise<void> {
    const asked = thisMoment()
    const found = await renewListener(current, session, leaseMs)
    if (connection !== current) return
    const hasNew = found.some((sessao) => !expired.includes(sessao))
    expired = found
    // A process may have ended between its commit and its announcement.
    if (hasNew) notify('everything')
    lease.renew(asked)
    beatLater(current, session)
  }

  function lose(lost: BusConnection, error: Error | undefined): void {
    if (isClosed || connection !== lost) return
    connection = undefined
    lease.end()
    clearTimeout(heartbeat)
    log.warn({ error: error?.message }, 'content bus lost; caches are bypassed until it is back')
    reconnect(reconnectMs.first)
  }

  function reconnect(afterMs: number): void {
    retry = setTimeout(
      () => {
        connect().then(
          () => log.info({}, 'content bus is back'),
          () => isClosed || connection || reconnect(Math.min(afterMs * 2, reconnectMs.longest)),
        )
      },
      afterMs * (0.5 + Math.random()),
    )
  }

  function connected(limitMs: number): Promise<BusConnection> | BusConnection {
    if (connection) return connection
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('The content bus is lost')), limitMs)
      awaitingConnection.push((next) => {
        clearTimeout(timer)
        resolve(next)
      })
    })
  }

  async function publish(change: Change): Promise<void> {
    notify(change)
    const giveUpAt = performance.now() + announceLimitMs
    for (;;) {
      try {
        return await announcer.announce(await connected(giveUpAt - performance.now()), change)
      } catch (error) {
        if (!isClosed && performance.now() < giveUpAt) continue
        // The change is committed, but the call fails as long as other processes may serve the old content.
        owesAnnouncement = true
        throw new DatabaseUnavailableError(error)
      }
    }
  }

  await connect()
  return {
    publish,
    subscribe: (listener) => void listeners.push(listener),
    isTrusted: lease.isValid,
    async close() {
      isClosed = true
      lease.end()
      clearTimeout(retry)
      clearTimeout(heartbeat)
      if (!connection) return
      // A deregistered process is not waited for.
      await removeListener(connection, processo).catch(() => {})
      await connection.end()
    },
  }
}
