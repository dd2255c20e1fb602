export interface TurnOptions<T> {
  /** The sides are warm: skip the uncounted warm-up turn. */
  readonly isWarm?: boolean
  /** The value of the ratios; where it is given, rounds end as soon as the ratios have settled. */
  readonly settleBy?: (result: T) => number
}

/**
 * Gives each side a turn in every round, the last of a round first in the next, so that other work of the machine
 * affects all sides alike. A first turn each is a warm-up and is not counted.
 */
export async function takeTurns<Side extends string, T>(
  maxRounds: number,
  sides: Readonly<Record<Side, () => Promise<T>>>,
  { isWarm = false, settleBy }: TurnOptions<T> = {},
): Promise<Record<Side, T[]>> {
  const names = Object.keys(sides) as Side[]
  const results = Object.fromEntries(names.map((name) => [name, [] as T[]])) as Record<Side, T[]>
  if (!isWarm) for (const name of names) await sides[name]()
  for (let round = 0; round < maxRounds; round++) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) results[name].push(await sides[name]())
    if (settleBy && haveSettled(names.map((name) => results[name].map(settleBy)))) break
  }
  return results
}

const minRounds = 3
const settledSpread = 0.05

/** Whether more rounds would hardly change a median: the ratio of any two sides is similar in every round. */
export function haveSettled([first = [], ...others]: readonly (readonly number[])[]): boolean {
  if (first.length < minRounds) return false
  const compared =
    others.length > 0 ? others.map((values) => values.map((value, at) => value / (first[at] ?? 0))) : [first]
  return compared.every((ratios) => {
    const middle = median(ratios)
    return ratios.every((ratio) => Math.abs(ratio / middle - 1) <= settledSpread)
  })
}

/**
 * One side's cost over the other's: the median of the rounds' ratios, and the ratio of the cheapest rounds, which the
 * machine disturbed least.
 */
export function compareRounds(over: readonly number[], under: readonly number[]): { median: number; best: number } {
  const each = over.map((value, round) => value / (under[round] ?? Number.NaN))
  return { median: median(each), best: Math.min(...over) / Math.min(...under) }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [upper = Number.NaN, lower = Number.NaN] = [sorted[middle], sorted[middle - 1]]
  return sorted.length % 2 === 1 ? upper : (upper + lower) / 2
}
