import type { Service } from '@narthex/contract/churches/church.schemas'
import { clockText } from '@narthex/contract/clock-text'
import type { Locale } from '@narthex/contract/locale'
import { asOpening, weekdayName } from './dates.ts'

export interface ServiceDay {
  readonly name: string
  /** Services sorted by time of day. */
  readonly services: readonly (Service & { readonly clock: string })[]
}

/** A church's week of services, day by day from Sunday on. */
export function serviceWeek(services: readonly Service[], locale: Locale): ServiceDay[] {
  const ordered = services.toSorted((one, other) => one.horario.localeCompare(other.horario))
  const days = [...new Set(services.map(({ diaSemana }) => diaSemana))].sort()
  return days.map((day) => ({
    name: asOpening(weekdayName(day, locale)),
    services: ordered
      .filter(({ diaSemana }) => diaSemana === day)
      .map((service) => ({ ...service, clock: clockText(service.horario, locale) })),
  }))
}
