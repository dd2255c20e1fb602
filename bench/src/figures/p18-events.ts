import type { Contestant } from '../contestant.ts'
import type { CalendarOptions } from '../contestants/calendar.ts'
import { eventCounts } from '../datasets/event-calendar.ts'
import type { Figure, Reading, Settings } from '../figure.ts'
import { startOnDatabase } from '../product.ts'
import { ratioReading } from '../readings.ts'
import { takeTurns } from '../rounds.ts'
import { type Shares, timedCalls } from '../shares.ts'
import { countText } from '../size.ts'

/** Lists that are compared, and the maximum ratio of the cost of many events to the cost of few. */
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

/** A church's list of events: many events against few, half of them past. */
export const eventLists: Figure = {
  id: 'P18E',
  data: ['few events', 'many events'],
  async measure(settings) {
    const { rounds, size } = settings
    const [manyEvents, fewEvents] = [eventCounts.many, eventCounts.few].map((counts) => countText(counts[size]))
    await using many = await startCalendar(settings, 'many events')
    await using few = await startCalendar(settings, 'few events')
    const readings: Reading[] = []
    for (const [asked, what, atMost] of lists) {
      const sides = { ours: middleOf(many, asked), reference: middleOf(few, asked) }
      const times = await takeTurns(rounds, sides, { isWarm: true, settleBy: Number })
      const goal = atMost === undefined ? undefined : { atMost }
      readings.push(ratioReading(`events, ${what}: ${manyEvents} ÷ ${fewEvents}`, 'µs', times, goal))
    }
    return readings
  },
}

const middleOf = (calendar: Contestant, asked: string) => async () => (await calendar.ask<Shares>(asked)).p50

const startCalendar = ({ databases, size }: Settings, data: 'few events' | 'many events') =>
  startOnDatabase(databases, data, 'calendar.ts', ({ url: databaseUrl }): CalendarOptions => {
    return { databaseUrl, calls: timedCalls[size] }
  })
