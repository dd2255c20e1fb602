import type { Contestant } from './contestant.ts'
import type { Goal, Reading } from './figure.ts'
import type { HttpRequest } from './http-request.ts'
import { drive } from './load.ts'
import { median, ratioOf, takeTurns } from './rounds.ts'

/** What a burst of requests took from the process that answered them. */
export interface Cost {
  /** CPU time of the whole process per request: steadier than wall time, and blind to a slow load generator. */
  readonly micros: number
  readonly perSecond: number
}

export interface Burst {
  readonly requests: readonly HttpRequest[]
  /** One connection keeps every request to itself; more keep the server busy. */
  readonly connections: number
}

/** Who answers which requests. */
export interface Side extends Burst {
  readonly contestant: Contestant
}

const burstSeconds = 1
const longestWarmUp = 12

/** What the sides' requests take, the sides warm and in turns. */
export async function costsInTurns<Name extends string>(
  rounds: number,
  sides: Readonly<Record<Name, Side>>,
): Promise<Record<Name, Cost[]>> {
  const turns = Object.entries<Side>(sides).map(([name, side]) => [name, () => costOf(side)])
  for (const side of Object.values<Side>(sides)) await warmUp(side)
  return takeTurns(rounds, Object.fromEntries(turns) as Record<Name, () => Promise<Cost>>)
}

/** V8 makes hot code fast within some seconds: until bursts stop getting cheaper, they would tell of cold code. */
async function warmUp(side: Side): Promise<void> {
  let cheapest = Number.POSITIVE_INFINITY
  let barren = 0
  for (let burst = 0; burst < longestWarmUp && barren < 2; burst++) {
    const { micros } = await costOf(side)
    barren = micros > cheapest * 0.97 ? barren + 1 : 0
    cheapest = Math.min(cheapest, micros)
  }
}

async function costOf({ contestant, requests, connections }: Side): Promise<Cost> {
  const before = await contestant.ask('cpu')
  const delivered = await drive({ port: contestant.port, requests, connections, seconds: burstSeconds })
  const spent = (await contestant.ask('cpu')) - before
  return { micros: spent / delivered.requests, perSecond: delivered.requests / delivered.seconds }
}

/** The reference's cost over ours, round by round: 1 where we add nothing to it. */
export function compareCosts(what: string, ours: readonly Cost[], reference: readonly Cost[], goal?: Goal): Reading {
  return {
    what,
    unit: 'µs',
    ours: median(ours.map(microsOf)),
    reference: median(reference.map(microsOf)),
    ...ratioOf(reference.map(microsOf), ours.map(microsOf)),
    ...(goal ? { goal } : {}),
    perSecond: { ours: median(ours.map(perSecondOf)), reference: median(reference.map(perSecondOf)) },
  }
}

const microsOf = (cost: Cost) => cost.micros
const perSecondOf = (cost: Cost) => cost.perSecond
