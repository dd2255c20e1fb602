import { dateAfter, dateIn, instantAt } from '@narthex/contract/church-time'
import type { Service } from '@narthex/contract/churches/church.schemas'
import { dayMs, hourMs } from '@narthex/contract/durations'

/** An occurrence of a weekly service. */
export interface Gathering {
  readonly service: Service
  readonly start: Date
  readonly end: Date
}

/**
 * Moment in the church's week. `live`: within a service; `after`: up to three hours after it; `before`: within a day of
 * the next; `far`: earlier still. `next` is the next gathering, also while a service is held.
 */
export interface Moment {
  readonly kind: 'live' | 'after' | 'before' | 'far'
  /** The one held now or just over, else the next. */
  readonly gathering: Gathering
  readonly next: Gathering
}

const afterMs = 3 * hourMs
/** Time before the next service from which it matters more than the last. */
const nearMs = hourMs

/** Finds the moment of the church's week at `now`; undefined for a church without services. */
export function findMoment(services: readonly Service[], timeZone: string, now: Date): Moment | undefined {
  const gatherings = gatheringsAround(services, timeZone, now)
  const next = gatherings.find(({ start }) => start > now)
  if (!next) return undefined
  const live = gatherings.findLast(({ start, end }) => start <= now && now < end)
  if (live) return { kind: 'live', gathering: live, next }
  const untilNext = next.start.getTime() - now.getTime()
  const over = gatherings.findLast(({ end }) => end <= now && now.getTime() < end.getTime() + afterMs)
  if (over && untilNext > nearMs) return { kind: 'after', gathering: over, next }
  return { kind: untilNext <= dayMs ? 'before' : 'far', gathering: next, next }
}

/** Next time at which `findMoment` or a word like “today” changes by the clock alone; midnight at the latest. */
export function nextTurn(services: readonly Service[], timeZone: string, now: Date): Date {
  const midnight = instantAt(dateAfter(dateIn(timeZone, now), 1), '00:00', timeZone).getTime()
  const turns = gatheringsAround(services, timeZone, now).flatMap(({ start, end }) => [
    start.getTime() - dayMs,
    start.getTime() - nearMs,
    start.getTime(),
    end.getTime(),
    end.getTime() + afterMs,
  ])
  return new Date(Math.min(midnight, ...turns.filter((turn) => turn > now.getTime())))
}

const weeks = new WeakMap<readonly Service[], { readonly key: string; readonly gatherings: Gathering[] }>()

/** Computed once for the same services and day: a page asks several times, and each asks the zone's clocks often. */
function gatheringsAround(services: readonly Service[], timeZone: string, now: Date): Gathering[] {
  const today = dateIn(timeZone, now)
  const key = `${timeZone} ${today}`
  const known = weeks.get(services)
  if (known?.key === key) return known.gatherings
  const gatherings = computeGatherings(services, timeZone, today)
  weeks.set(services, { key, gatherings })
  return gatherings
}

/** Gatherings from yesterday, whose last service may not be over, to the same weekday next week, sorted. */
function computeGatherings(services: readonly Service[], timeZone: string, today: string): Gathering[] {
  const dates = [-1, 0, 1, 2, 3, 4, 5, 6, 7].map((days) => dateAfter(today, days))
  return dates
    .flatMap((date) => {
      const weekday = new Date(date).getUTCDay()
      return services
        .filter(({ diaSemana }) => diaSemana === weekday)
        .map((service) => {
          const start = instantAt(date, service.horario, timeZone)
          return { service, start, end: new Date(start.getTime() + service.duracaoMinutos * 60_000) }
        })
    })
    .toSorted((one, other) => one.start.getTime() - other.start.getTime())
}
