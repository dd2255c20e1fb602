import { randomUUID } from 'node:crypto'
import { DatabaseUnavailableError } from '../database/unavailable.ts'
import type { Log } from '../log.ts'
import { createAnnouncer } from './announcer.ts'
import type { Change, ContentBus, Listener } from './bus.ts'
import { type BusConnection, openBusConnection } from './bus-connection.ts'
import { keepConnection } from './kept-connection.ts'
import { removeListener } from './listeners.ts'
import { type BusTiming, createPresence } from './presence.ts'

/** How long a writer whose connection is lost waits for the next one. */
const announceLimitMs = 5000

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
  timing: BusTiming = { leaseMs: 3000, heartbeatMs: 1000 },
): Promise<ContentBus> {
  const processo = randomUUID()
  const listeners: Listener[] = []
  const notify = (change: Change | 'everything') => {
    for (const listener of listeners) listener(change)
  }
  const announcer = createAnnouncer({ processo, log, onChange: notify })
  const watchers: ((others: number) => void)[] = []
  let others = 0
  const presence = createPresence({
    processo,
    ...timing,
    onProcessLost: () => notify('everything'),
    onProcesses(live) {
      if (live === others) return
      others = live
      for (const watcher of watchers) watcher(live)
    },
  })
  /** Something was committed and never announced: the others must forget everything once they can be reached. */
  let owesAnnouncement = false

  async function open(onEnd: (error: Error | undefined) => void): Promise<BusConnection> {
    const next = await openBusConnection({
      url,
      channels: announcer.channels,
      limitMs: timing.leaseMs,
      onMessage: (channel, payload) => announcer.receive(next, channel, payload),
      onEnd,
    })
    return next
  }

  function announceOwed(connection: BusConnection): void {
    if (!owesAnnouncement) return
    owesAnnouncement = false
    announcer.announce(connection, 'everything').catch(() => {
      owesAnnouncement = true
    })
  }

  const kept = await keepConnection({
    log,
    open,
    prepare: presence.register,
    onOpen(registration, connection) {
      // Writers wait for this process from its registration on; what it read before may be older than what they wrote.
      notify('everything')
      presence.begin(registration)
      announceOwed(connection)
    },
    onLost: presence.end,
  })

  return {
    async publish(change) {
      notify(change)
      const giveUpAt = performance.now() + announceLimitMs
      for (;;) {
        try {
          return await announcer.announce(await kept.get(giveUpAt - performance.now()), change)
        } catch (error) {
          if (!kept.isClosed() && performance.now() < giveUpAt) continue
          // The change is committed, but the call fails as long as other processes may serve the old content.
          owesAnnouncement = true
          throw new DatabaseUnavailableError(error)
        }
      }
    },
    subscribe: (listener) => void listeners.push(listener),
    isTrusted: presence.isTrusted,
    watchProcesses(listener) {
      watchers.push(listener)
      listener(others)
    },
    async close() {
      presence.end()
      // A deregistered process is not waited for.
      await kept.close((connection) => removeListener(connection, processo))
    },
  }
}
