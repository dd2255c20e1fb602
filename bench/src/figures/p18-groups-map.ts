import { startContestant } from '../contestant.ts'
import type { MapperOptions } from '../contestants/mapper.ts'
import type { Figure, Reading } from '../figure.ts'
import { median } from '../rounds.ts'
import { createServerDatabase } from '../server-database.ts'

const groups = 10_000

/** The groups of a church that has 10,000 of them, all in one city: those in a box of a map, and the nearest ones. */
export const groupsMap: Figure = {
  id: 'P18M',
  async measure({ rounds }) {
    await using database = await createServerDatabase()
    if (!database) return []
    const options: MapperOptions = { groups, databaseUrl: database.url }
    await using mapper = await startContestant('mapper.ts', options)
    const readings: Reading[] = []
    for (const [what, answer] of [
      ['points in a box of the map among 10,000 groups, p99', 'points'],
      ['a list of those in a box that have room, p99', 'list'],
      ['the nearest of 10,000 groups, p99', 'near'],
    ] as const) {
      const times: number[] = []
      for (let round = 0; round < rounds; round++) times.push((await mapper.ask(answer)) / 1e6)
      const ours = median(times)
      const goal = answer === 'points' ? { goal: { atMost: 0.02 } } : {}
      readings.push({ what: `${what}, PostgreSQL`, unit: 's', ours, median: ours, best: Math.min(...times), ...goal })
    }
    return readings
  },
}
