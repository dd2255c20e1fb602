import { setTimeout as after } from 'node:timers/promises'
import { type Contestant, startContestant } from '../contestant.ts'
import type { ListenersOptions } from '../contestants/listeners.ts'
import type { Figure, Reading } from '../figure.ts'
import { startProduct } from '../product.ts'
import { visited } from '../requests.ts'
import { compareRounds, median, takeTurns } from '../rounds.ts'

const listeners = 10_000
/** A listener's memory is measured beyond these, which use what the process has spare. */
const firstListeners = 2000
const alone = { messages: 8, restMs: 300 }
const lively = { messages: 50, everyMs: 100 }
const crowded = { messages: 100, everyMs: 20 }
const longestWaitMs = 20_000

/** One message to ten thousand open pages: what it costs, how long it takes, and what a page holds that waits. */
export const fanOut: Figure = {
  id: 'P9',
  data: ['demo'],
  async measure({ rounds, databases }) {
    const thrifty = { isThrifty: true }
    await using product = await startProduct(databases, { guards: 'production', ...thrifty })
    await using raw = await startContestant('raw-broadcast.ts', undefined, thrifty)
    await using ws = await startContestant('ws-broadcast.ts', undefined, thrifty)
    await using ours = await openListeners(product)
    await using bare = await openListeners(raw)
    await using sockets = await openListeners(ws, true)

    const single = await takeTurns(rounds, {
      ours: () => costAlone(ours),
      bare: () => costAlone(bare),
      sockets: () => costAlone(sockets),
      crowded: () => costPerDelivery(ours, crowded),
    })
    // The product ends a connection after some minutes: the rounds that follow need new ones.
    const storm = await returnAtOnce(ours)
    const latency = await takeTurns(Math.min(rounds, 3), {
      ours: () => slowest(ours, lively),
      sockets: () => slowest(sockets, lively),
    })
    return [
      ratio('a message to 10,000 listeners ÷ raw node:http, per listener', single.ours, single.bare, 0.8),
      ratio('a message to 10,000 listeners ÷ bare ws, per listener', single.ours, single.sockets, 1),
      ratio('50 messages per second, together ÷ each alone', single.crowded, single.ours, 5),
      ...latencyLines(latency.ours, latency.sockets),
      ...memoryLines(ours, bare, sockets),
      storm,
    ]
  },
}

/** A contestant whose stream is open in ten thousand pages. */
interface Watched extends AsyncDisposable {
  readonly contestant: Contestant
  readonly pages: Contestant
  readonly bytesPerPage: number
}

async function openListeners(contestant: Contestant, isWebSocket = false): Promise<Watched> {
  const options: ListenersOptions = {
    ...{ port: contestant.port, count: listeners, first: firstListeners, host: `${visited}.localhost`, isWebSocket },
    path: '/api/v1/stream?topics=announcements:all',
  }
  const pages = await startContestant('listeners.ts', options, { core: 'load' })
  await pages.ask('open the first')
  await readersAre(contestant, firstListeners)
  const before = await contestant.ask('memory')
  await pages.ask('open the others')
  await readersAre(contestant, listeners)
  const bytesPerPage = ((await contestant.ask('memory')) - before) / (listeners - firstListeners)
  return { contestant, pages, bytesPerPage, [Symbol.asyncDispose]: () => pages[Symbol.asyncDispose]() }
}

interface Messages {
  readonly messages: number
  readonly everyMs: number
}

/** CPU time in µs for one message to one listener. Throws unless every listener received every message. */
async function costPerDelivery(watched: Watched, sent: Messages): Promise<number> {
  const spent = await cpuOf(watched.contestant, () => broadcast(watched, sent))
  return spent / (sent.messages * listeners)
}

/** The same of messages that travel alone: each is sent when the one before has arrived, and its wave is over. */
async function costAlone({ contestant, pages }: Watched): Promise<number> {
  await pages.ask('forget')
  let spent = 0
  for (let sent = 1; sent <= alone.messages; sent++) {
    await after(alone.restMs)
    spent += await cpuOf(contestant, async () => {
      await contestant.ask('broadcast')
      await haveArrived(pages, sent)
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

async function broadcast({ contestant, pages }: Watched, { messages, everyMs }: Messages): Promise<void> {
  await pages.ask('forget')
  const begun = performance.now()
  for (let sent = 1; sent <= messages; sent++) {
    await contestant.ask('broadcast')
    await after(Math.max(0, begun + sent * everyMs - performance.now()))
  }
  await haveArrived(pages, messages)
}

async function haveArrived(pages: Contestant, messages: number): Promise<void> {
  const expected = messages * listeners
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
    ...{ what, unit: 'µs', ours: median(ours), reference: median(reference) },
    ...compareRounds(reference, ours),
    goal: { atLeast },
  }
}

function latencyLines(ours: readonly number[], reference: readonly number[]): Reading[] {
  const what = 'until a message arrives, 10 per second, 99 of 100 of 10,000 listeners'
  const line = { what, unit: 's', ours: median(ours) } as const
  return [
    { ...line, median: median(ours), best: Math.min(...ours), goal: { atMost: 0.5 } },
    { ...line, what: `${what} ÷ bare ws`, reference: median(reference), ...compareRounds(ours, reference) },
  ]
}

/** Nothing where the system does not say. */
function memoryLines(ours: Watched, bare: Watched, sockets: Watched): Reading[] {
  const [own, others] = [ours.bytesPerPage / 1024, { bare, sockets }]
  if (!(own > 0)) return []
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
async function returnAtOnce({ contestant, pages }: Watched): Promise<Reading> {
  await pages.ask('close')
  await readersAre(contestant, 0)
  const seconds = await pages.ask('open')
  const what = '10,000 listeners that come back at once'
  return { what, unit: 's', ours: seconds, median: seconds, best: seconds, goal: { atMost: 10 } }
}
