import type { FinderOptions } from '../contestants/finder.ts'
import { searchedChurches, searchItems } from '../datasets/search-items.ts'
import type { Figure, Reading, Settings } from '../figure.ts'
import { startOnDatabase } from '../product.ts'
import { ratioReading, singleReading } from '../readings.ts'
import { takeTurns } from '../rounds.ts'
import { type Shares, timedCalls } from '../shares.ts'
import { countText } from '../size.ts'

/** Search in a church among others of the same size: its time, and what the others add. */
export const search: Figure = {
  id: 'P19',
  data: ['search of one church', 'search of many churches'],
  async measure(settings) {
    const many = searchedChurches[settings.size]
    await using one = await startFinder(settings, 'search of one church', 1)
    await using among = await startFinder(settings, 'search of many churches', many)
    const sides = { ours: () => among.ask<Shares>('search'), reference: () => one.ask<Shares>('search') }
    const shares = await takeTurns(settings.rounds, sides, { isWarm: true, settleBy: ({ p99 }) => p99 })
    const compare = (share: keyof Shares): Reading => {
      const compared = {
        ours: shares.ours.map((each) => each[share]),
        reference: shares.reference.map((each) => each[share]),
      }
      const what = `search, ${share}: ${many} ÷ 1 churches of ${countText(searchItems[settings.size])} items`
      return ratioReading(what, 'µs', compared, { atMost: 1.5 })
    }
    const seconds = shares.ours.map(({ p99 }) => p99 / 1e6)
    return [compare('p50'), compare('p99'), singleReading('search, p99', 's', seconds, { atMost: 0.05 })]
  },
}

const startFinder = (
  { databases, size }: Settings,
  data: 'search of one church' | 'search of many churches',
  churches: number,
) =>
  startOnDatabase(databases, data, 'finder.ts', ({ url: databaseUrl }): FinderOptions => {
    return { databaseUrl, churches, calls: timedCalls[size] }
  })
