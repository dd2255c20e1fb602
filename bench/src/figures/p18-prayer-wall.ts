import { type Contestant, startContestant } from '../contestant.ts'
import type { WallOptions } from '../contestants/wall.ts'
import type { Figure, Reading } from '../figure.ts'
import { median, ratioOf, takeTurns } from '../rounds.ts'
import { createServerDatabase } from '../server-database.ts'

const many = 100_000
const few = 1_000

/** The prayer wall with 100,000 on it against one with 1,000: its first page and its last, and what moves by itself. */
export const prayerWall: Figure = {
  id: 'P18W',
  async measure({ rounds }) {
    await using large = await createServerDatabase()
    await using small = await createServerDatabase()
    if (!large || !small) return []
    await using ours = await open({ prayers: many, databaseUrl: large.url })
    await using reference = await open({ prayers: few, databaseUrl: small.url })
    const readings: Reading[] = []
    const compared = [
      ['prayer wall, page 1: 100,000 ÷ 1,000 prayers, PostgreSQL', ours, 'first', reference, 'first', 1.2],
      ['prayer wall of 100,000: page 5,000 ÷ page 1, PostgreSQL', ours, 'last', ours, 'first', 1.5],
      [
        'counts of a page, one of 10,000: 100,000 ÷ 1,000 prayers, PostgreSQL',
        ours,
        'support',
        reference,
        'support',
        1.2,
      ],
    ] as const
    for (const [what, one, asked, other, otherAsked, atMost] of compared) {
      const times = await takeTurns(rounds, { ours: () => one.ask(asked), reference: () => other.ask(otherAsked) })
      readings.push({
        ...{ what, unit: 'µs', ours: median(times.ours), reference: median(times.reference), goal: { atMost } },
        ...ratioOf(times.ours, times.reference),
      })
    }
    return readings
  },
}

const open = (options: WallOptions): Promise<Contestant> => startContestant('wall.ts', options)
