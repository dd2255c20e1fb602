import type { MapperOptions } from '../contestants/mapper.ts'
import type { OpenDatabase } from '../databases.ts'
import type { Figure, Reading } from '../figure.ts'
import { startOnDatabase } from '../product.ts'
import { median, takeTurns } from '../rounds.ts'
import type { Shares } from '../shares.ts'

/** 10,000 groups of one church in one city: those in a box of the map, and the nearest ones. */
export const groupsMap: Figure = {
  id: 'P18M',
  data: ['10,000 groups'],
  async measure({ rounds, databases }) {
    const optionsOn = ({ url: databaseUrl }: OpenDatabase): MapperOptions => ({ databaseUrl })
    await using mapper = await startOnDatabase(databases, '10,000 groups', 'mapper.ts', optionsOn)
    const readings: Reading[] = []
    for (const [what, answer] of [
      ['points in a box of the map among 10,000 groups, p99', 'points'],
      ['a list of those in a box that have room, p99', 'list'],
      ['the nearest of 10,000 groups, p99', 'near'],
    ] as const) {
      const ask = async () => (await mapper.ask<Shares>(answer)).p99 / 1e6
      const { times } = await takeTurns(rounds, { times: ask }, { isWarm: true, settleBy: Number })
      const ours = median(times)
      const goal = answer === 'points' ? { goal: { atMost: 0.02 } } : {}
      readings.push({ what, unit: 's', ours, median: ours, best: Math.min(...times), ...goal })
    }
    return readings
  },
}
