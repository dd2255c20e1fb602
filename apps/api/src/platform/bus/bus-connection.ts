import { setTimeout as after } from 'node:timers/promises'
import pg from 'pg'
import { queryWithin } from '../database/pool.ts'

const connectionTimeoutMillis = 3000
const endLimitMs = 1000

export interface BusConnection {
  /** Sends one statement after another: the driver takes no second one before the first is answered. */
  ask<Row extends pg.QueryResultRow>(statement: string, values?: unknown[]): Promise<Row[]>
  /** Resolves once the server has let it go, or a second later where it has fallen silent. */
  end(): Promise<void>
}

export interface BusConnectionOptions {
  readonly url: string
  readonly channels: readonly string[]
  /** How long a statement may take. */
  readonly limitMs: number
  readonly onMessage: (channel: string, payload: string) => void
  /** Called once, whatever ended it after it was open. */
  readonly onEnd: (error: Error | undefined) => void
}

/** Opens a connection that listens. Rejects, and leaves nothing open, where that cannot be done in time. */
export async function openBusConnection(options: BusConnectionOptions): Promise<BusConnection> {
  const { url, channels, limitMs, onMessage, onEnd } = options
  const client = new pg.Client({
    connectionString: url,
    application_name: 'narthex-listener',
    keepAlive: true,
    connectionTimeoutMillis,
  })
  let isOpen = false
  let hasEnded = false
  let lastTurn: Promise<unknown> = Promise.resolve()

  const close = () => Promise.race([client.end().catch(() => {}), after(endLimitMs, undefined, { ref: false })])

  async function end(error?: Error): Promise<void> {
    if (hasEnded) return
    hasEnded = true
    if (isOpen) onEnd(error)
    await close()
  }

  client.on('error', end)
  client.on('end', () => end())
  client.on('notification', ({ channel, payload }) => isOpen && onMessage(channel, payload ?? ''))
  try {
    await client.connect()
    await queryWithin(client, limitMs, channels.map((channel) => `listen ${channel}`).join('; '))
  } catch (error) {
    hasEnded = true
    await close()
    throw error
  }
  isOpen = true
  return {
    ask<Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []) {
      const asked = lastTurn.then(async () => (await queryWithin<Row>(client, limitMs, statement, values)).rows)
      lastTurn = asked.catch((error: Error) => end(error))
      return asked
    },
    end: () => end(),
  }
}
