import { type Contestant, startContestant } from '../contestant.ts'
import type { FinderOptions } from '../contestants/finder.ts'
import type { Figure, Reading } from '../figure.ts'
import { median, ratioOf, takeTurns } from '../rounds.ts'
import { createServerDatabase } from '../server-database.ts'

const many = 20
const items = 10_000

/** The search of a church with 10,000 things, among others as large: what it takes, and what the others add to it. */
export const search: Figure = {
  id: 'P19',
  async measure({ rounds }) {
    await using alone = await createServerDatabase()
    await using crowded = await createServerDatabase()
    if (!alone || !crowded) return []
    await using one = await open({ churches: 1, items, databaseUrl: alone.url })
    await using among = await open({ churches: many, items, databaseUrl: crowded.url })
    const readings: Reading[] = []
    for (const share of ['p50', 'p99']) {
      const times = await takeTurns(rounds, { ours: () => among.ask(share), reference: () => one.ask(share) })
      readings.push({
        what: `search, ${share}: ${many} ÷ 1 churches of 10,000 things, PostgreSQL`,
        unit: 'µs',
        ours: median(times.ours),
        reference: median(times.reference),
        ...ratioOf(times.ours, times.reference),
        goal: { atMost: 1.5 },
      })
      if (share === 'p99') readings.push(absolute(times.ours))
    }
    return readings
  },
}

const absolute = (times: readonly number[]): Reading => ({
  what: 'search, p99',
  unit: 's',
  ours: median(times) / 1e6,
  median: median(times) / 1e6,
  best: Math.min(...times) / 1e6,
  goal: { atMost: 0.05 },
})

const open = (options: FinderOptions): Promise<Contestant> => startContestant('finder.ts', options)
