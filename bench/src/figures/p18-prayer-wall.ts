import type { Contestant } from '../contestant.ts'
import type { WallOptions } from '../contestants/wall.ts'
import type { Databases } from '../databases.ts'
import type { Figure, Reading } from '../figure.ts'
import { startOnDatabase } from '../product.ts'
import { compareRounds, median, takeTurns } from '../rounds.ts'
import type { Shares } from '../shares.ts'

/** A prayer wall of 100,000 prayers against one of 1,000: first page, last page and live counts. */
export const prayerWall: Figure = {
  id: 'P18W',
  data: ['1,000 prayers', '100,000 prayers'],
  async measure({ rounds, databases }) {
    await using large = await startWall(databases, '100,000 prayers', 100_000)
    await using small = await startWall(databases, '1,000 prayers', 1000)
    const compared = [
      ['prayer wall, page 1: 100,000 ÷ 1,000 prayers', large, 'first', small, 'first', 1.2],
      ['prayer wall of 100,000: page 5,000 ÷ page 1', large, 'last', large, 'first', 1.5],
      ['counts of a page, one of 10,000: 100,000 ÷ 1,000 prayers', large, 'support', small, 'support', 1.2],
    ] as const
    const readings: Reading[] = []
    for (const [what, one, asked, other, otherAsked, atMost] of compared) {
      const sides = { ours: middleOf(one, asked), reference: middleOf(other, otherAsked) }
      const times = await takeTurns(rounds, sides, { isWarm: true, settleBy: Number })
      readings.push({
        ...{ what, unit: 'µs', ours: median(times.ours), reference: median(times.reference), goal: { atMost } },
        ...compareRounds(times.ours, times.reference),
      })
    }
    return readings
  },
}

const middleOf = (wall: Contestant, asked: string) => async () => (await wall.ask<Shares>(asked)).p50

const startWall = (databases: Databases, data: '1,000 prayers' | '100,000 prayers', prayers: number) =>
  startOnDatabase(databases, data, 'wall.ts', ({ url: databaseUrl }): WallOptions => ({ databaseUrl, prayers }))
