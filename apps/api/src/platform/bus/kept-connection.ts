import type { Log } from '../log.ts'
import type { BusConnection } from './bus-connection.ts'

const reconnectMs = { first: 100, longest: 1000 }

export interface KeptConnection {
  /** The open connection. While it is lost, the next one is waited for; rejects after the limit. */
  get(limitMs: number): Promise<BusConnection> | BusConnection
  isClosed(): boolean
  /** Opens no other one, and ends the open one after a farewell. */
  close(farewell: (connection: BusConnection) => Promise<void>): Promise<void>
}

export interface KeepOptions<Ready> {
  readonly log: Log
  open(onEnd: (error: Error | undefined) => void): Promise<BusConnection>
  /** Sends the first statements of a new connection, before it is used. */
  prepare(connection: BusConnection): Promise<Ready>
  onOpen(ready: Ready, connection: BusConnection): void
  onLost(): void
}

/** Keeps one connection open: when it is lost, opens the next one, again and again. Rejects if the first one fails. */
export async function keepConnection<Ready>(options: KeepOptions<Ready>): Promise<KeptConnection> {
  const { log, open, prepare, onOpen, onLost } = options
  let current: BusConnection | undefined
  let waiting: ((connection: BusConnection) => void)[] = []
  let isClosed = false
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const next = await open((error) => lose(next, error))
    const ready = await prepare(next)
    if (isClosed) return next.end()
    current = next
    onOpen(ready, next)
    const resumed = waiting
    waiting = []
    for (const resume of resumed) resume(next)
  }

  function lose(lost: BusConnection, error: Error | undefined): void {
    if (isClosed || current !== lost) return
    current = undefined
    onLost()
    log.warn({ error: error?.message }, 'content bus lost; caches are bypassed until it is back')
    reconnect(reconnectMs.first)
  }

  function reconnect(afterMs: number): void {
    retry = setTimeout(
      () => {
        connect().then(
          () => log.info({}, 'content bus is back'),
          () => isClosed || current || reconnect(Math.min(afterMs * 2, reconnectMs.longest)),
        )
      },
      afterMs * (0.5 + Math.random()),
    )
  }

  await connect()
  return {
    get(limitMs) {
      if (current) return current
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('The content bus is lost')), limitMs)
        waiting.push((next) => {
          clearTimeout(timer)
          resolve(next)
        })
      })
    },
    isClosed: () => isClosed,
    async close(farewell) {
      isClosed = true
      clearTimeout(retry)
      if (!current) return
      await farewell(current).catch(() => {})
      await current.end()
    },
  }
}
