import type { Socket } from 'node:net'
import type { StreamReader, Streams } from '../stream/stream-hub.ts'
import { renewText } from '../stream/stream-text.ts'

/** Proxies close what is silent for a minute. */
const beatMs = 20_000
/**
 * A connection's longest life. A phone that loses its network says nothing, and TCP notices only after a quarter of an
 * hour: until then it would be counted among the readers.
 */
const life = { shortestMs: 4 * 60_000, longestMs: 6 * 60_000 }
/** A page that is asked so long before its connection ends opens the next one first. */
const renewMs = 15_000
/** Time to reconnect for a reader who may no longer watch: a page that does not listen is cut off after it. */
const revokedMs = 3000
const tickMs = 1000

export const streamHead = [
  'HTTP/1.1 200 OK',
  'content-type: text/event-stream; charset=utf-8',
  'cache-control: no-store',
  'x-accel-buffering: no',
  'x-content-type-options: nosniff',
  // The body ends with the connection: without the frames of chunks, the same bytes are written to every reader.
  'connection: close',
  '\r\n',
].join('\r\n')

/** An open stream. */
class StreamConnection implements StreamReader {
  readonly #socket: Socket
  endsAt: number
  isAskedToRenew = false

  constructor(socket: Socket, endsAt: number) {
    this.#socket = socket
    this.endsAt = endsAt
  }

  get renewsAt(): number {
    return this.endsAt - renewMs
  }

  get isClosed(): boolean {
    return this.#socket.destroyed
  }

  get pendingBytes(): number {
    return this.#socket.writableLength
  }

  write(bytes: Uint8Array): void {
    this.#socket.write(bytes)
  }

  /** Ends at once: a reader who takes nothing would never take the end. */
  end(): void {
    this.#socket.destroy()
  }
}

/** Keeps open streams alive, and ends them in time. One timer serves all of them. */
export class StreamConnections {
  readonly #streams: Pick<Streams, 'beat'>
  readonly #now: () => number
  /** Connections with something due, by the second. */
  readonly #due = new Map<number, StreamConnection[]>()
  /** Connections with passes, by the people who hold them. */
  readonly #ofAccounts = new Map<number, Set<StreamConnection>>()
  readonly #timer: ReturnType<typeof setInterval>
  #ticks: number

  constructor(streams: Pick<Streams, 'beat'>, now: () => number = Date.now) {
    this.#streams = streams
    this.#now = now
    this.#ticks = tickOf(now())
    this.#timer = setInterval(() => this.#tick(), tickMs).unref()
  }

  /**
   * @param mostMs how long the reader may watch
   * @param accounts the people whose passes they have
   */
  add(socket: Socket, mostMs: number, accounts: readonly number[] = []): StreamReader {
    const lifeMs = life.shortestMs + Math.random() * (life.longestMs - life.shortestMs)
    const connection = new StreamConnection(socket, this.#now() + Math.min(lifeMs, mostMs))
    this.#schedule(connection)
    for (const accountId of accounts) this.#enlist(accountId, connection, socket)
    return connection
  }

  /** Asks the pages of a person to come back at once with fresh passes. */
  renew(accountId: number): void {
    for (const connection of this.#ofAccounts.get(accountId) ?? []) this.#renewNow(connection)
  }

  #enlist(accountId: number, connection: StreamConnection, socket: Socket): void {
    const connections = this.#ofAccounts.get(accountId) ?? new Set()
    this.#ofAccounts.set(accountId, connections.add(connection))
    socket.once('close', () => {
      connections.delete(connection)
      if (connections.size === 0 && this.#ofAccounts.get(accountId) === connections) this.#ofAccounts.delete(accountId)
    })
  }

  #renewNow(connection: StreamConnection): void {
    const { endsAt } = connection
    connection.endsAt = Math.min(endsAt, this.#now() + revokedMs)
    connection.isAskedToRenew = true
    connection.write(renewBytes)
    this.#schedule(connection)
  }

  close(): void {
    clearInterval(this.#timer)
    this.#due.clear()
  }

  #schedule(connection: StreamConnection): void {
    const { endsAt, renewsAt, isAskedToRenew } = connection
    const at = Math.min(this.#now() + beatMs, isAskedToRenew ? endsAt : renewsAt)
    const tick = Math.max(tickOf(at), this.#ticks + 1)
    const others = this.#due.get(tick)
    if (others) others.push(connection)
    else this.#due.set(tick, [connection])
  }

  #tick(): void {
    const last = tickOf(this.#now())
    const beat = Buffer.from(this.#streams.beat)
    while (this.#ticks < last) {
      const due = this.#due.get(++this.#ticks)
      this.#due.delete(this.#ticks)
      for (const connection of due ?? []) if (!connection.isClosed) this.#serve(connection, beat)
    }
  }

  #serve(connection: StreamConnection, beat: Uint8Array): void {
    const now = this.#now()
    if (now >= connection.endsAt) {
      connection.end()
      return
    }
    const isDue = !connection.isAskedToRenew && now >= connection.renewsAt
    connection.isAskedToRenew ||= isDue
    connection.write(isDue ? renewBytes : beat)
    this.#schedule(connection)
  }
}

const tickOf = (ms: number) => Math.floor(ms / tickMs)
const renewBytes = Buffer.from(renewText)
