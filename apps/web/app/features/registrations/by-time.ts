import type { MyEvent } from '@narthex/contract/tickets/ticket.schemas'

/** Events to come and under way, soonest first, and past ones, latest first: a copy may be older than an event. */
export function splitByTime(events: readonly MyEvent[], now: Date) {
  const begins = ({ evento }: MyEvent) => Date.parse(evento.dataInicio)
  const isPast = ({ evento }: MyEvent) => Date.parse(evento.dataFim) <= now.getTime()
  return {
    coming: events.filter((event) => !isPast(event)).toSorted((a, b) => begins(a) - begins(b)),
    past: events.filter(isPast).toSorted((a, b) => begins(b) - begins(a)),
  }
}
