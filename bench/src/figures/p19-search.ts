import type { FinderOptions } from '../contestants/finder.ts'
import type { Databases } from '../databases.ts'
import type { Figure, Reading } from '../figure.ts'
import { startOnDatabase } from '../product.ts'
import { compareRounds, median, takeTurns } from '../rounds.ts'
import type { Shares } from '../shares.ts'

const many = 20

/** Search in a church with 10,000 items among churches of the same size: its time, and what the others add. */
export const search: Figure = {
  id: 'P19',
  data: ['search of 1 church', 'search of 20 churches'],
  async measure({ rounds, databases }) {
    await using one = await startFinder(databases, 'search of 1 church', 1)
    await using among = await startFinder(databases, 'search of 20 churches', many)
    const sides = { ours: () => among.ask<Shares>('search'), reference: () => one.ask<Shares>('search') }
    const shares = await takeTurns(rounds, sides, { isWarm: true, settleBy: ({ p99 }) => p99 })
    const compare = (share: keyof Shares): Reading => {
      const [ours, reference] = [shares.ours, shares.reference].map((all) => all.map((each) => each[share])) as [
        number[],
        number[],
      ]
      return {
        what: `search, ${share}: ${many} ÷ 1 churches of 10,000 items`,
        unit: 'µs',
        ours: median(ours),
        reference: median(reference),
        ...compareRounds(ours, reference),
        goal: { atMost: 1.5 },
      }
    }
    return [compare('p50'), compare('p99'), absolute(shares.ours.map(({ p99 }) => p99 / 1e6))]
  },
}

const absolute = (seconds: readonly number[]): Reading => ({
  what: 'search, p99',
  unit: 's',
  ours: median(seconds),
  median: median(seconds),
  best: Math.min(...seconds),
  goal: { atMost: 0.05 },
})

const startFinder = (databases: Databases, data: 'search of 1 church' | 'search of 20 churches', churches: number) =>
  startOnDatabase(databases, data, 'finder.ts', ({ url: databaseUrl }): FinderOptions => ({ databaseUrl, churches }))
