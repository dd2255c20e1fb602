import { setTimeout as after } from 'node:timers/promises'
import { type Contestant, startContestant } from '../contestant.ts'
import type { ListenersOptions } from '../contestants/listeners.ts'
import type { Figure, Reading } from '../figure.ts'
import { startProduct } from '../product.ts'
import { ratioReading, singleReading } from '../readings.ts'
import { hostOfVisited } from '../requests.ts'
import { compareRounds, median, takeTurns } from '../rounds.ts'
import { type Amount, countText } from '../size.ts'

interface Crowd {
  readonly listeners: number
  /** A listener's memory is measured beyond these, which use what the process has spare. */
  readonly firstListeners: number
  readonly alone: { readonly messages: number; readonly restMs: number }
  readonly lively: Messages
  readonly crowded: Messages
}

interface Messages {
  readonly messages: number
  readonly everyMs: number
}

const crowds: Amount<Crowd> = {
  full: {
    listeners: 10_000,
    firstListeners: 2000,
    alone: { messages: 8, restMs: 300 },
    lively: { messages: 50, everyMs: 100 },
    crowded: { messages: 100, everyMs: 20 },
  },
  smoke: {
    listeners: 300,
    firstListeners: 50,
    alone: { messages: 2, restMs: 20 },
    lively: { messages: 2, everyMs: 100 },
    crowded: { messages: 4, everyMs: 20 },
  },
}
const longestWaitMs = 20_000

/** One message to thousands of open pages: what it costs, how long it takes, and what a page holds that waits. */
export const fanOut: Figure = {
  id: 'P9',
  data: ['demo'],
  async measure({ rounds, size, databases }) {
    const crowd = crowds[size]
    const thrifty = { isThrifty: true }
    await using product = await startProduct(databases, { guards: 'production', ...thrifty })
    await using raw = await startContestant('raw-broadcast.ts', undefined, thrifty)
    await using ws = await startContestant('ws-broadcast.ts', undefined, thrifty)
    await using ours = await openListeners(crowd, product)
    await using bare = await openListeners(crowd, raw)
    await using sockets = await openListeners(crowd, ws, true)

    const single = await takeTurns(rounds, {
      ours: () => costAlone(ours),
      bare: () => costAlone(bare),
      sockets: () => costAlone(sockets),
      crowded: () => costPerDelivery(ours, crowd.crowded),
    })
    // The product ends a connection after some minutes: the rounds that follow need new ones.
    const storm = await returnAtOnce(ours)
    const latency = await takeTurns(Math.min(rounds, 3), {
      ours: () => slowest(ours, crowd.lively),
      sockets: () => slowest(sockets, crowd.lively),
    })
    const message = `a message to ${countText(crowd.listeners)} listeners`
    return [
      ratio(`${message} ÷ raw node:http, per listener`, single.ours, single.bare, 0.8),
      ratio(`${message} ÷ bare ws, per listener`, single.ours, single.sockets, 1),
      ratio('50 messages per second, together ÷ each alone', single.crowded, single.ours, 5),
      ...latencyLines(crowd.listeners, latency),
      ...memoryLines(ours, bare, sockets),
      storm,
    ]
  },
}

/** A contestant whose stream is open in thousands of pages. */
interface Watched extends AsyncDisposable {
  readonly crowd: Crowd
  readonly contestant: Contestant
  readonly pages: Contestant
  readonly bytesPerPage: number
}

async function openListeners(crowd: Crowd, contestant: Contestant, isWebSocket = false): Promise<Watched> {
  const { listeners, firstListeners } = crowd
  const options: ListenersOptions = {
    port: contestant.port,
    count: listeners,
    first: firstListeners,
    host: hostOfVisited,
    isWebSocket,
    path: '/api/v1/stream?topics=announcements:all',
  }
  const pages = await startContestant('listeners.ts', options, { core: 'load' })
  await pages.ask('open the first')
  await readersAre(contestant, firstListeners)
  const before = await contestant.ask('memory')
  await pages.ask('open the others')
  await readersAre(contestant, listeners)
  const bytesPerPage = ((await contestant.ask('memory')) - before) / (listeners - firstListeners)
  return { crowd, contestant, pages, bytesPerPage, [Symbol.asyncDispose]: () => pages[Symbol.asyncDispose]() }
}

/** CPU time in µs for one message to one listener. Throws unless every listener received every message. */
async function costPerDelivery(watched: Watched, sent: Messages): Promise<number> {
  const spent = await cpuOf(watched.contestant, () => broadcast(watched, sent))
  return spent / (sent.messages * watched.crowd.listeners)
}

/** CPU time in µs per delivery of messages that travel alone: each is sent when the previous one has arrived. */
async function costAlone(watched: Watched): Promise<number> {
  const { contestant, pages } = watched
  const { alone, listeners } = watched.crowd
  await pages.ask('forget')
  let spent = 0
  for (let sent = 1; sent <= alone.messages; sent++) {
    await after(alone.restMs)
    spent += await cpuOf(contestant, async () => {
      await contestant.ask('broadcast')
      await haveArrived(watched, sent)
    })
  }
  return spent / (alone.messages * listeners)
}

async function cpuOf(contestant: Contestant, work: () => Promise<void>): Promise<number> {
  const before = await contestant.ask('cpu')
  await work()
  return (await contestant.ask('cpu')) - before
}

/** The 99th percentile of the time from a message to its listener, in s. */
async function slowest(watched: Watched, sent: Messages): Promise<number> {
  await broadcast(watched, sent)
  return (await watched.pages.ask('p99')) / 1e6
}

async function broadcast(watched: Watched, { messages, everyMs }: Messages): Promise<void> {
  const { contestant, pages } = watched
  await pages.ask('forget')
  const begun = performance.now()
  for (let sent = 1; sent <= messages; sent++) {
    await contestant.ask('broadcast')
    await after(Math.max(0, begun + sent * everyMs - performance.now()))
  }
  await haveArrived(watched, messages)
}

async function haveArrived({ pages, crowd }: Watched, messages: number): Promise<void> {
  const expected = messages * crowd.listeners
  const received = await settled(() => pages.ask('received'), expected)
  if (received !== expected) throw new Error(`${received} of ${expected} messages arrived`)
}

async function readersAre(contestant: Contestant, expected: number): Promise<void> {
  const readers = await settled(() => contestant.ask('readers'), expected)
  if (readers !== expected) throw new Error(`There are ${readers} readers, not ${expected}`)
}

async function settled(ask: () => Promise<number>, expected: number): Promise<number> {
  for (let waited = 0; waited < longestWaitMs; waited += 50) {
    if ((await ask()) === expected) return expected
    await after(50)
  }
  return ask()
}

function ratio(what: string, ours: readonly number[], reference: readonly number[], atLeast: number): Reading {
  return {
    what,
    unit: 'µs',
    ours: median(ours),
    reference: median(reference),
    ...compareRounds(reference, ours),
    goal: { atLeast },
  }
}

function latencyLines(listeners: number, { ours, sockets }: Record<'ours' | 'sockets', number[]>): Reading[] {
  const what = `until a message arrives, 10 per second, 99 of 100 of ${countText(listeners)} listeners`
  return [
    singleReading(what, 's', ours, { atMost: 0.5 }),
    ratioReading(`${what} ÷ bare ws`, 's', { ours, reference: sockets }),
  ]
}

/** Nothing where the system does not say. */
function memoryLines(ours: Watched, bare: Watched, sockets: Watched): Reading[] {
  if (process.platform !== 'linux') return []
  const [own, others] = [ours.bytesPerPage / 1024, { bare, sockets }]
  const line = { what: 'memory of a listener that waits', unit: 'KB', ours: own } as const
  const ratioTo = ({ bytesPerPage }: Watched) => {
    const reference = bytesPerPage / 1024
    return { reference, median: own / reference, best: own / reference }
  }
  return [
    { ...line, median: own, best: own, goal: { atMost: 12 } },
    { ...line, what: `${line.what} ÷ raw node:http`, ...ratioTo(others.bare) },
    { ...line, what: `${line.what} ÷ bare ws`, ...ratioTo(others.sockets) },
  ]
}

/** Everyone comes back at once, as after a restart of a server whose readers do not wait. */
async function returnAtOnce({ contestant, pages, crowd }: Watched): Promise<Reading> {
  await pages.ask('close')
  await readersAre(contestant, 0)
  const seconds = await pages.ask('open')
  return singleReading(`${countText(crowd.listeners)} listeners that come back at once`, 's', [seconds], { atMost: 10 })
}
