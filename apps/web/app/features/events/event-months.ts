import type { DateContext } from '@narthex/client/format/dates'
import { dateIn } from '@narthex/contract/church-time'
import type { Event } from '@narthex/contract/events/event.schemas'

interface EventMonth<E extends Event> {
  /** `YYYY-MM`. */
  readonly month: string
  readonly events: E[]
}

/** Events in their order, by the months of the church's calendar in which they begin; what is underway is of this month. */
export function groupByMonth<E extends Event>(events: readonly E[], { timeZone, now }: DateContext): EventMonth<E>[] {
  const months: EventMonth<E>[] = []
  for (const event of events) {
    const [start, end] = [new Date(event.dataInicio), new Date(event.dataFim)]
    const month = dateIn(timeZone, start < now && now < end ? now : start).slice(0, 7)
    const last = months.at(-1)
    if (last?.month === month) last.events.push(event)
    else months.push({ month, events: [event] })
  }
  return months
}
