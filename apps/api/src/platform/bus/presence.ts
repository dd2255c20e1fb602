import { randomUUID } from 'node:crypto'
import type { BusConnection } from './bus-connection.ts'
import { createLease, type Moment, thisMoment } from './lease.ts'
import { removeOldListeners, renewListener, type Session } from './listeners.ts'

/** How long a process trusts what it remembers after it last asked the database, and how often it asks. */
export interface BusTiming {
  readonly leaseMs: number
  readonly heartbeatMs: number
}

/** A connection that the other processes know of. */
export interface Registration {
  readonly connection: BusConnection
  readonly session: Session
  /** When the database was asked to register it. */
  readonly asked: Moment
}

export interface PresenceOptions extends BusTiming {
  readonly processo: string
  /** A process may have ended between its commit and its announcement. */
  readonly onProcessLost: () => void
  /** Told with every answer how many other processes there are. */
  readonly onProcesses: (others: number) => void
}

/** Tells the other processes that this one listens, and holds the lease on what it remembers. */
export function createPresence({ processo, leaseMs, heartbeatMs, onProcessLost, onProcesses }: PresenceOptions) {
  const lease = createLease(leaseMs)
  let current: BusConnection | undefined
  let expired: readonly string[] = []
  let heartbeat: NodeJS.Timeout | undefined

  function beatLater(connection: BusConnection, session: Session): void {
    heartbeat = setTimeout(() => beat(connection, session).catch(() => {}), heartbeatMs)
    heartbeat.unref()
  }

  /** Rejects where the connection has ended; its keeper deals with that. */
  async function beat(connection: BusConnection, session: Session): Promise<void> {
    const asked = thisMoment()
    const found = await renewListener(connection, session, leaseMs)
    if (current !== connection) return
    const hasNew = found.expired.some((sessao) => !expired.includes(sessao))
    expired = found.expired
    onProcesses(found.live)
    if (hasNew) onProcessLost()
    lease.renew(asked)
    beatLater(connection, session)
  }

  return {
    isTrusted: lease.isValid,
    /** Registers this process: from here on writers wait for it. */
    async register(connection: BusConnection): Promise<Registration> {
      const session = { processo, sessao: randomUUID() }
      const asked = thisMoment()
      const found = await renewListener(connection, session, leaseMs)
      expired = found.expired
      onProcesses(found.live)
      await removeOldListeners(connection)
      return { connection, session, asked }
    },
    begin({ connection, session, asked }: Registration): void {
      current = connection
      lease.renew(asked)
      beatLater(connection, session)
    },
    end(): void {
      current = undefined
      lease.end()
      clearTimeout(heartbeat)
    },
  }
}
