import type { Contestant } from '../contestant.ts'
import type { CalendarOptions } from '../contestants/calendar.ts'
import type { Databases } from '../databases.ts'
import type { Figure, Reading } from '../figure.ts'
import { startOnDatabase } from '../product.ts'
import { compareRounds, median, takeTurns } from '../rounds.ts'
import type { Shares } from '../shares.ts'

/** What is compared, and the most that 10,000 events may cost against 100. */
const lists = [
  ['first', 'page 1', 1.2],
  ['last', 'the last page', 1.5],
  ['past', 'past ones, page 1', 1.2],
  // Of the many events, a month has some forty: of the few, one.
  ['month', 'a month', 1.5],
  // Each event to come is looked up among what was found.
  ['words', 'a search that finds twenty', undefined],
  ['free', 'free ones, page 1', undefined],
  ['edited', 'page 1 right after an edit', undefined],
] as const

/** A church's list of events: 10,000 events against 100, half of them past. */
export const eventLists: Figure = {
  id: 'P18E',
  data: ['100 events', '10,000 events'],
  async measure({ rounds, databases }) {
    await using many = await startCalendar(databases, '10,000 events')
    await using few = await startCalendar(databases, '100 events')
    const readings: Reading[] = []
    for (const [asked, what, atMost] of lists) {
      const sides = { ours: middleOf(many, asked), reference: middleOf(few, asked) }
      const times = await takeTurns(rounds, sides, { isWarm: true, settleBy: Number })
      readings.push({
        what: `events, ${what}: 10,000 ÷ 100`,
        ...{ unit: 'µs', ours: median(times.ours), reference: median(times.reference) },
        ...compareRounds(times.ours, times.reference),
        ...(atMost !== undefined && { goal: { atMost } }),
      })
    }
    return readings
  },
}

const middleOf = (calendar: Contestant, asked: string) => async () => (await calendar.ask<Shares>(asked)).p50

const startCalendar = (databases: Databases, data: '100 events' | '10,000 events') =>
  startOnDatabase(databases, data, 'calendar.ts', ({ url: databaseUrl }): CalendarOptions => ({ databaseUrl }))
