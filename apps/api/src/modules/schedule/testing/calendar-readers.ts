import ICAL from 'ical.js'
import { expandRecurringEvent, sync, type VEvent } from 'node-ical'

/** The starts of all events of a file within a span, as instants in their order: one reading for each library. */
export const calendarReaders: Readonly<Record<string, (file: string, from: Date, to: Date) => string[]>> = {
  'ical.js': startsByIcal,
  'node-ical': startsByNodeIcal,
}

function startsByIcal(file: string, from: Date, to: Date): string[] {
  const calendar = new ICAL.Component(ICAL.parse(file))
  ICAL.TimezoneService.reset()
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const all = calendar.getAllSubcomponents('vevent')
  const main = all.filter((event) => !event.hasProperty('recurrence-id'))
  const starts = main.flatMap((component) => {
    const exceptions = all.filter(
      (other) => other !== component && other.getFirstPropertyValue('uid') === component.getFirstPropertyValue('uid'),
    )
    const event = new ICAL.Event(component, { exceptions })
    if (!event.isRecurring()) return [event.startDate.toJSDate()]
    const iterator = event.iterator()
    const found: Date[] = []
    for (let next = iterator.next(); next; next = iterator.next()) {
      // One that was moved may come sooner than those before it.
      if (next.toJSDate().getTime() > to.getTime() + 40 * 86_400_000) break
      found.push(event.getOccurrenceDetails(next).startDate.toJSDate())
    }
    return found
  })
  return within(starts, from, to)
}

function startsByNodeIcal(file: string, from: Date, to: Date): string[] {
  const events = Object.values(sync.parseICS(file)).filter((one): one is VEvent => one?.type === 'VEVENT')
  const starts = events.flatMap((event) =>
    event.rrule
      ? expandRecurringEvent(event, { from: new Date(from.getTime() - 40 * 86_400_000), to }).map(({ start }) => start)
      : [event.start],
  )
  return within(starts, from, to)
}

function within(starts: readonly Date[], from: Date, to: Date): string[] {
  return starts
    .filter((start) => start >= from && start <= to)
    .map((start) => start.toISOString())
    .sort()
}
