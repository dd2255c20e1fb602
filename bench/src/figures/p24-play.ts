import type { Figure, Goal, Reading } from '../figure.ts'
import type { DemoOptions } from '../platform.ts'
import { startOnDatabase } from '../product.ts'
import { compareRounds, median, takeTurns } from '../rounds.ts'
import type { Shares } from '../shares.ts'

const sides = ['search', 'first', 'hundredth', 'shelves', 'title'] as const

/** Play of 10,000 titles: its search, its pages, its home and a title, none of them from a cache. */
export const play: Figure = {
  id: 'P24',
  data: ['10,000 titles of Play'],
  async measure({ rounds, databases }) {
    await using product = await startOnDatabase(
      databases,
      '10,000 titles of Play',
      'play-titles.ts',
      ({ url: databaseUrl, filesFolder }): DemoOptions => ({ databaseUrl, filesFolder }),
    )
    const asking = Object.fromEntries(sides.map((side) => [side, () => product.ask<Shares>(side)]))
    const shares = await takeTurns(rounds, asking as Record<(typeof sides)[number], () => Promise<Shares>>, {
      isWarm: true,
      settleBy: ({ p99 }) => p99,
    })
    const p99 = (side: (typeof sides)[number]) => shares[side].map((each) => each.p99 / 1e6)
    const [hundredth, first] = [shares.hundredth.map(({ p50 }) => p50), shares.first.map(({ p50 }) => p50)]
    return [
      line('Play: search among 10,000 titles, p99', p99('search'), { atMost: 0.05 }),
      {
        what: 'Play: page 100 ÷ page 1 of 10,000 titles',
        unit: 'µs',
        ours: median(hundredth),
        reference: median(first),
        ...compareRounds(hundredth, first),
        goal: { atMost: 1.2 },
      },
      line('Play: twenty shelves of the home, p99', p99('shelves')),
      line('Play: a title with what goes with it, p99', p99('title')),
    ]
  },
}

function line(what: string, values: readonly number[], goal?: Goal): Reading {
  const middle = median(values)
  return { what, unit: 's', ours: middle, median: middle, best: Math.min(...values), ...(goal ? { goal } : {}) }
}
