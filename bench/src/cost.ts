import type { Contestant } from './contestant.ts'
import type { Databases } from './databases.ts'
import type { Goal, Reading, Settings } from './figure.ts'
import type { HttpRequest } from './http-request.ts'
import { drive } from './load.ts'
import { compareRounds, median, takeTurns } from './rounds.ts'
import type { Amount, Size } from './size.ts'

/** Cost of a burst of requests for the process that answered it. */
export interface Cost {
  /** CPU time of the process per request: more stable than wall time, and independent of a slow load generator. */
  readonly micros: number
  /** CPU time of the database's processes per request; undefined where the system does not report it. */
  readonly databaseMicros: number | undefined
  readonly perSecond: number
}

export interface Burst {
  readonly requests: readonly HttpRequest[]
  /** One connection sends requests in sequence; more keep the server busy. */
  readonly connections: number
}

/** A server and the requests that it answers. */
export interface Side extends Burst {
  readonly contestant: Contestant
}

export interface CostOptions {
  /** Duration of each burst of a full run. */
  readonly seconds?: number
  /** The sides have been warmed up already. */
  readonly isWarm?: boolean
  /** The value whose ratios must settle; by default the time of the serving process. */
  readonly settleBy?: (cost: Cost) => number
}

const maxWarmUp: Amount = { full: 24, smoke: 1 }
const warmUpSeconds: Amount = { full: 0.4, smoke: 0.05 }
const smokeSeconds = 0.1
const maxBurstSeconds = 10

const microsOf = (cost: Cost) => cost.micros

/** Measures the requests of warm sides in turns. */
export async function costsInTurns<Name extends string>(
  { rounds, size, databases }: Settings,
  sides: Readonly<Record<Name, Side>>,
  { seconds = 1, isWarm = false, settleBy = microsOf }: CostOptions = {},
): Promise<Record<Name, Cost[]>> {
  const duration = size === 'full' ? seconds : smokeSeconds
  const turns = Object.entries<Side>(sides).map(([name, side]) => [name, () => costOf(side, duration, databases)])
  if (!isWarm) for (const side of Object.values<Side>(sides)) await burstUntilWarm(side, size)
  return takeTurns(rounds, Object.fromEntries(turns) as Record<Name, () => Promise<Cost>>, { isWarm: true, settleBy })
}

/** V8 optimises hot code within some seconds: bursts measure cold code until they stop getting cheaper. */
export async function burstUntilWarm(side: Side, size: Size): Promise<void> {
  let cheapest = Number.POSITIVE_INFINITY
  let barren = 0
  for (let burst = 0; burst < maxWarmUp[size] && barren < 2; burst++) {
    const { micros } = await costOf(side, warmUpSeconds[size])
    barren = micros > cheapest * 0.97 ? barren + 1 : 0
    cheapest = Math.min(cheapest, micros)
  }
}

async function costOf(side: Side, seconds: number, databases?: Databases): Promise<Cost> {
  const { contestant, requests, connections } = side
  const databaseTime = databases?.countCpu()
  const before = await contestant.ask('cpu')
  const delivered = await drive({ port: contestant.port, requests, connections, seconds })
  const spent = (await contestant.ask('cpu')) - before
  const ofDatabase = databaseTime?.()
  // On a busy machine a short burst may get no answer at all.
  if (delivered.requests === 0 && seconds < maxBurstSeconds) return costOf(side, seconds * 2, databases)
  return {
    micros: spent / delivered.requests,
    databaseMicros: ofDatabase === undefined ? undefined : ofDatabase / delivered.requests,
    perSecond: delivered.requests / delivered.seconds,
  }
}

/** The reference's cost over ours, per round: 1 where the product adds nothing. The database is not counted. */
export function compareCosts(what: string, ours: readonly Cost[], reference: readonly Cost[], goal?: Goal): Reading {
  return {
    what,
    unit: 'µs',
    ours: median(ours.map(microsOf)),
    reference: median(reference.map(microsOf)),
    ...compareRounds(reference.map(microsOf), ours.map(microsOf)),
    ...(goal ? { goal } : {}),
    perSecond: { ours: median(ours.map(perSecondOf)), reference: median(reference.map(perSecondOf)) },
  }
}

/**
 * Readings of the database's CPU time, compared where the reference has a database too. Empty where the system does not
 * report it, or where the database had nothing to do.
 */
export function databaseShare(what: string, ours: readonly Cost[], reference?: readonly Cost[]): Reading[] {
  const [own, other] = [databaseTimes(ours), databaseTimes(reference ?? [])]
  const middle = median(own)
  if (!(middle > 0)) return []
  const line = { what: `${what}, the database’s share`, unit: 'µs', ours: middle } as const
  return median(other) > 0
    ? [{ ...line, reference: median(other), ...compareRounds(other, own) }]
    : [{ ...line, median: middle, best: Math.min(...own) }]
}

/** The serving process and the database together. */
export const totalMicros = ({ micros, databaseMicros = 0 }: Cost) => micros + databaseMicros

const perSecondOf = (cost: Cost) => cost.perSecond
const databaseTimes = (costs: readonly Cost[]) => costs.flatMap(({ databaseMicros }) => databaseMicros ?? [])
