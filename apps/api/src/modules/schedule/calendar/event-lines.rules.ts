import { instantAt, wallClock } from '@narthex/contract/church-time'
import { endlessRule, findLastDay } from '../recurrence.rules.ts'
import type { Exception, Recurring, Series } from '../series.rules.ts'
import { icsInstant, icsLocal, icsText } from './ics-text.rules.ts'

/** The owner of a calendar, for the lines of each of its things. */
export interface CalendarOwner {
  readonly timeZone: string
  /** A name that does not change when the church's address does: what its things are known by. */
  readonly uidHost: string
  /** Where its pages begin. */
  readonly origin: string
  /** Where things are held that name no other place. */
  readonly place: string | null
}

/** A thing of the calendar as it stands in a file: its rule as a rule, and each time that differs beside it. */
export function eventLines(series: Series, owner: CalendarOwner): string[] {
  const { when } = series
  if (!('regra' in when)) {
    const span = [`DTSTART:${icsInstant(when.inicio)}`, `DTEND:${icsInstant(when.fim)}`]
    return vevent(series, owner, placeOf(series, series.local, owner), span)
  }
  const left = when.excecoes.filter(({ para }) => para === null)
  const skipped = left.map(({ data }) => zoned('EXDATE', data, when.horario, owner)).sort()
  const span = [...spanLines(when, owner), `RRULE:${fileRule(when, owner)}`, ...skipped]
  return [
    ...vevent(series, owner, placeOf(series, series.local, owner), span),
    ...when.excecoes.flatMap((exception) => movedLines(series, when, exception, owner)),
  ]
}

/** An event for one person: known by an id of its own, and with its standing. */
export interface PersonalEvent {
  readonly id: string
  readonly titulo: string
  readonly descricao: string
  readonly local: string | null
  readonly url: string
  readonly inicio: Date
  readonly fim: Date
  /** Number that rises with every change, also of the standing: a calendar takes the newer. */
  readonly versao: number
  readonly alteradaEm: Date
  readonly standing: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
}

/** Lines of an event on the church's clock: the file has to bring its zone along. */
export function personalEventLines(event: PersonalEvent, owner: CalendarOwner): string[] {
  const onClock = (name: string, instant: Date) => {
    const shown = wallClock(instant, owner.timeZone)
    return zoned(name, shown.slice(0, 10), shown.slice(11, 16), owner)
  }
  const span = [onClock('DTSTART', event.inicio), onClock('DTEND', event.fim)]
  return vevent(event, owner, event.local, span, event.standing)
}

function movedLines(series: Series, when: Recurring, { data, para }: Exception, owner: CalendarOwner): string[] {
  if (!para) return []
  const span = [zoned('RECURRENCE-ID', data, when.horario, owner), ...spanLines(para, owner)]
  return vevent(series, owner, placeOf(series, para.local ?? series.local, owner), span)
}

/** Where a thing of the calendar is held; null for what is online alone. */
const placeOf = ({ flagOnline, tipo }: Series, local: string | null, { place }: CalendarOwner) =>
  local ?? (flagOnline && tipo === 'EVENTO' ? null : place)

type Described = Pick<Series, 'id' | 'titulo' | 'descricao' | 'url' | 'versao' | 'alteradaEm'>

function vevent(
  { id, titulo, descricao, url, versao, alteradaEm }: Described,
  owner: CalendarOwner,
  place: string | null,
  span: readonly string[],
  standing: PersonalEvent['standing'] = 'CONFIRMED',
): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${owner.uidHost}`,
    `DTSTAMP:${icsInstant(alteradaEm)}`,
    `LAST-MODIFIED:${icsInstant(alteradaEm)}`,
    `SEQUENCE:${versao}`,
    ...span,
    `SUMMARY:${icsText(titulo)}`,
    ...(descricao ? [`DESCRIPTION:${icsText(descricao)}`] : []),
    ...(place ? [`LOCATION:${icsText(place)}`] : []),
    `URL:${new URL(url ?? '/schedule', owner.origin).href}`,
    `STATUS:${standing}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ]
}

/** An end rather than a duration: every calendar reads it, and it is as long each time as it is the first. */
function spanLines(at: { data: string; horario: string; duracaoMinutos: number }, owner: CalendarOwner): string[] {
  const end = new Date(instantAt(at.data, at.horario, owner.timeZone).getTime() + at.duracaoMinutos * 60_000)
  const shown = wallClock(end, owner.timeZone)
  return [zoned('DTSTART', at.data, at.horario, owner), zoned('DTEND', shown.slice(0, 10), shown.slice(11, 16), owner)]
}

function zoned(name: string, date: string, time: string, { timeZone }: CalendarOwner): string {
  return `${name};TZID=${timeZone}:${icsLocal(date, time)}`
}

/** Rule with its end in UTC, as RFC 5545 §3.3.10 asks beside a start in a zone: the end of its last day. */
function fileRule({ regra }: Recurring, { timeZone }: CalendarOwner): string {
  const last = findLastDay(regra)
  return last ? `${endlessRule(regra)};UNTIL=${icsInstant(instantAt(last, '23:59', timeZone))}` : regra
}
