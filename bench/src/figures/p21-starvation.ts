import { fetchSuccess } from '../answer.ts'
import type { Contestant } from '../contestant.ts'
import { copyCode } from '../datasets/copied-churches.ts'
import type { Figure, Reading } from '../figure.ts'
import type { HttpRequest } from '../http-request.ts'
import { drive, drivePaced } from '../load.ts'
import { startProduct } from '../product.ts'
import { visit } from '../requests.ts'
import { compareRounds, median, takeTurns } from '../rounds.ts'

const ready = visit('/about', { codigo: copyCode(1), accepts: 'br' })
/** One round after the warm-up: a round takes eleven seconds. */
const mostRounds = 1
const floods = [2, 4, 12] as const

/**
 * How long readers wait for a cached page of one church while one address requests uncached pages of another church.
 */
export const starvation: Figure = {
  id: 'P21',
  data: ['demo, 1 copied church'],
  async measure({ rounds, databases }) {
    const turns = Math.min(rounds, mostRounds)
    await using guarded = await startProduct(databases, { data: 'demo, 1 copied church', guards: 'production' })
    const readings = [...(await waits(guarded, floods, turns)).map((reading) => ({ ...reading, goal: { atMost: 2 } }))]
    await using unguarded = await startProduct(databases, { data: 'demo, 1 copied church', guards: 'none' })
    const [control] = await waits(unguarded, [12], 1)
    if (!control) throw new Error('The control was not measured')
    return [...readings, { ...control, what: `control, rendered on the one thread and unlimited: ${control.what}` }]
  },
}

async function waits({ port }: Contestant, connections: readonly number[], turns: number): Promise<Reading[]> {
  for (let warm = 0; warm < 20; warm++) await fetchSuccess(port, ready)
  await fetchSuccess(port, visit('/news?q=warm'))
  async function others(): Promise<number> {
    const [p99 = Number.NaN] = await drivePaced({ port, requests: [ready], seconds: 2, perSecond: 200 })
    return p99
  }
  const during = (count: number) => async () => {
    const flood = drive({ port, requests: madeUp(), connections: count, seconds: 3, isAttack: true })
    const p99 = await others()
    await flood
    return p99
  }
  const contest = Object.fromEntries(connections.map((count) => [String(count), during(count)]))
  const { quiet = [], ...times } = await takeTurns<string, number>(turns, {
    quiet: others,
    ...contest,
  })
  return connections.map((count) => {
    const flooded = times[String(count)] ?? []
    return {
      what: `a ready page while one address asks for misses over ${count} connections ÷ alone, 99 of 100`,
      unit: 'µs',
      ours: median(flooded),
      reference: median(quiet),
      ...compareRounds(flooded, quiet),
    }
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
