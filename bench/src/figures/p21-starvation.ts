import { fetchSuccess } from '../answer.ts'
import type { Contestant } from '../contestant.ts'
import { copyCode } from '../datasets/copied-churches.ts'
import type { Figure, Reading } from '../figure.ts'
import type { HttpRequest } from '../http-request.ts'
import { drive, drivePaced } from '../load.ts'
import { startProduct } from '../product.ts'
import { ratioReading } from '../readings.ts'
import { visit } from '../requests.ts'
import { takeTurns } from '../rounds.ts'
import type { Amount } from '../size.ts'

const ready = visit('/about', { codigo: copyCode(1), accepts: 'br' })
/** One round after the warm-up: a round takes eleven seconds. */
const mostRounds = 1

interface Contest {
  /** Connections of the address that floods, one flood after the other. */
  readonly floods: readonly number[]
  readonly readerSeconds: number
  readonly floodSeconds: number
}

const contests: Amount<Contest> = {
  full: { floods: [2, 4, 12], readerSeconds: 2, floodSeconds: 3 },
  smoke: { floods: [12], readerSeconds: 0.3, floodSeconds: 1 },
}
const controlFlood = 12
const maxFloodSeconds = 10

/**
 * Waiting time of readers for a cached page of one church while one address requests uncached pages of another church.
 */
export const starvation: Figure = {
  id: 'P21',
  data: ['one copied church'],
  async measure({ rounds, size, databases }) {
    const contest = contests[size]
    const turns = Math.min(rounds, mostRounds)
    await using guarded = await startProduct(databases, { data: 'one copied church', guards: 'production' })
    const readings = (await waits(guarded, contest, turns)).map((reading) => ({ ...reading, goal: { atMost: 2 } }))
    await using unguarded = await startProduct(databases, { data: 'one copied church', guards: 'none' })
    const [control] = await waits(unguarded, { ...contest, floods: [controlFlood] }, 1)
    if (!control) throw new Error('The control was not measured')
    return [...readings, { ...control, what: `control, rendered on the one thread and unlimited: ${control.what}` }]
  },
}

async function waits(
  { port }: Contestant,
  { floods, readerSeconds, floodSeconds }: Contest,
  turns: number,
): Promise<Reading[]> {
  for (let warm = 0; warm < 20; warm++) await fetchSuccess(port, ready)
  await fetchSuccess(port, visit('/news?q=warm'))
  async function others(seconds = readerSeconds): Promise<number> {
    const [p99 = Number.NaN] = await drivePaced({ port, requests: [ready], seconds, perSecond: 200 })
    return p99
  }
  async function during(count: number, scale = 1): Promise<number> {
    const flood = { port, requests: madeUp(), connections: count, seconds: floodSeconds * scale, isAttack: true }
    const [{ requests, failures }, p99] = await Promise.all([drive(flood), others(readerSeconds * scale)])
    if (requests + failures > 0) return p99
    // On a busy machine a short flood may get no answer at all.
    if (flood.seconds > maxFloodSeconds) throw new Error('Nothing was answered to the address that floods')
    return during(count, scale * 2)
  }
  const sides = Object.fromEntries(floods.map((count) => [String(count), () => during(count)]))
  const { quiet = [], ...times } = await takeTurns<string, number>(turns, { quiet: () => others(), ...sides })
  return floods.map((count) => {
    const what = `a ready page while one address asks for misses over ${count} connections ÷ alone, 99 of 100`
    return ratioReading(what, 'µs', { ours: times[String(count)] ?? [], reference: quiet })
  })
}

let address = 0

/** Requests of one new address for searches that are not cached. */
function madeUp(): HttpRequest[] {
  const from = `203.0.113.${++address}`
  return Array.from({ length: 5000 }, (_, n) => {
    const request = visit(`/news?q=${address}x${n}`)
    return { ...request, headers: { ...request.headers, 'x-forwarded-for': from } }
  })
}
