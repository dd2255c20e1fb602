import { dateAfter, instantAt } from '@narthex/contract/church-time'
import type { Occurrence } from '@narthex/contract/schedule/schedule.schemas'

/** Next time at which the calendar changes by the clock alone: an event begins or ends; midnight at the latest. */
export function nextTurn(occurrences: readonly Occurrence[], today: string, timeZone: string, now: Date): Date {
  const midnight = instantAt(dateAfter(today, 1), '00:00', timeZone).getTime()
  const turns = occurrences.flatMap(({ dataInicio, dataFim }) => [Date.parse(dataInicio), Date.parse(dataFim)])
  return new Date(Math.min(midnight, ...turns.filter((turn) => turn > now.getTime())))
}
