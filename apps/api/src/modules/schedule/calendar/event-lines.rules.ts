import { instantAt, wallClock } from '@narthex/contract/church-time'
import { endlessRule, findLastDay } from '../recurrence.rules.ts'
import type { Exception, Recurring, Series } from '../series.rules.ts'
import { icsInstant, icsLocal, icsText } from './ics-text.rules.ts'

/** Whose calendar it is, for what a file says of each of its things. */
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
    return vevent(series, owner, series.local, span)
  }
  const left = when.excecoes.filter(({ para }) => para === null)
  const skipped = left.map(({ data }) => zoned('EXDATE', data, when.horario, owner)).sort()
  const span = [...spanLines(when, owner), `RRULE:${fileRule(when, owner)}`, ...skipped]
  return [
    ...vevent(series, owner, series.local, span),
    ...when.excecoes.flatMap((exception) => movedLines(series, when, exception, owner)),
  ]
}

function movedLines(series: Series, when: Recurring, { data, para }: Exception, owner: CalendarOwner): string[] {
  if (!para) return []
  const span = [zoned('RECURRENCE-ID', data, when.horario, owner), ...spanLines(para, owner)]
  return vevent(series, owner, para.local ?? series.local, span)
}

function vevent(series: Series, owner: CalendarOwner, local: string | null, span: readonly string[]): string[] {
  const { id, titulo, descricao, flagOnline, url, versao, alteradaEm } = series
  const place = local ?? (flagOnline && series.tipo === 'EVENTO' ? null : owner.place)
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
    'STATUS:CONFIRMED',
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

/** Beside a start in a zone, the end of a rule has to be told in UTC (RFC 5545 §3.3.10): of its last day, the end. */
function fileRule({ regra }: Recurring, { timeZone }: CalendarOwner): string {
  const last = findLastDay(regra)
  return last ? `${endlessRule(regra)};UNTIL=${icsInstant(instantAt(last, '23:59', timeZone))}` : regra
}
