/**
 * Lets each side take its turn in every round, the last of a round first in the next: what else the machine does meets
 * all sides alike. One turn each goes before and is not counted; it warms up.
 */
export async function takeTurns<Side extends string, T>(
  rounds: number,
  sides: Readonly<Record<Side, () => Promise<T>>>,
): Promise<Record<Side, T[]>> {
  const names = Object.keys(sides) as Side[]
  const results = Object.fromEntries(names.map((name) => [name, [] as T[]])) as Record<Side, T[]>
  for (const name of names) await sides[name]()
  for (let round = 0; round < rounds; round++) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) results[name].push(await sides[name]())
  }
  return results
}

/**
 * One side's cost over the other's: the median of the rounds' ratios, and the ratio of each side's cheapest round, which
 * is the one that the machine disturbed least.
 */
export function ratioOf(over: readonly number[], under: readonly number[]): { median: number; best: number } {
  const each = over.map((value, round) => value / (under[round] ?? Number.NaN))
  return { median: median(each), best: Math.min(...over) / Math.min(...under) }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [upper = Number.NaN, lower = Number.NaN] = [sorted[middle], sorted[middle - 1]]
  return sorted.length % 2 === 1 ? upper : (upper + lower) / 2
}
