import { dateAfter, dateIn, instantAt, wallClock } from '@narthex/contract/church-time'
import { minuteMs } from '@narthex/contract/durations'
import type { Occurrence } from '@narthex/contract/schedule/schedule.schemas'
import type { ScheduleKind } from '@narthex/contract/schedule/schedule-kinds'
import { type DayRange, type FirstTime, findLastDay, listDays } from './recurrence.rules.ts'

/** Another time than the rule's. */
export interface MovedTime extends FirstTime {
  readonly duracaoMinutos: number
  readonly local: string | null
}

/** A day of the rule on which it is not held (`para` is null), or held another time. */
export interface Exception {
  readonly data: string
  readonly para: MovedTime | null
}

export interface Recurring extends FirstTime {
  readonly duracaoMinutos: number
  /** The rule as `keptRule` gives it. */
  readonly regra: string
  readonly excecoes: readonly Exception[]
}

/** Something that a church holds, once or again and again, whatever domain it comes from. */
export interface Series {
  /** `culto-3`: unique among all of a church's series, and the same for as long as the thing lives. */
  readonly id: string
  readonly idItem: number
  readonly tipo: ScheduleKind
  readonly titulo: string
  readonly descricao: string | null
  readonly local: string | null
  readonly flagOnline: boolean
  readonly url: string | null
  readonly when: Recurring | { readonly inicio: Date; readonly fim: Date }
  /** How often, and when last, it was changed: a subscribed calendar takes the newer. */
  readonly versao: number
  readonly alteradaEm: Date
}

/** More than anybody reads in a month. */
export const mostOccurrences = 1000

/** One time of a series, before the clocks are asked. */
interface Time {
  readonly series: Series
  /** The day of its rule. */
  readonly dia: string
  /** `YYYY-MM-DDTHH:MM`: what orders a calendar. */
  readonly begins: string
  readonly resolve: () => { inicio: Date; fim: Date }
  readonly moved: MovedTime | undefined
}

/**
 * The times of all series that have a part in these days, soonest first, at most a thousand. The time on the wall stays
 * the same through summer and winter; a time that the clocks leave out is as much later as they jump, and of one that
 * they show twice it is the first, as everywhere in the product.
 */
export function occurrencesIn(all: readonly Series[], range: DayRange, timeZone: string): Occurrence[] {
  return all
    .flatMap((series) => timesIn(series, range, timeZone))
    .sort((a, b) => compare(a.begins, b.begins) || compare(a.series.titulo, b.series.titulo))
    .slice(0, mostOccurrences)
    .map((time) => toOccurrence(time, timeZone))
}

/** The one time of a series that belongs to a day of its rule; undefined where it is not held. */
export function occurrenceOn(series: Series, dia: string, timeZone: string): Occurrence | undefined {
  const far = { from: '0001-01-01', to: '9999-12-31' }
  const days = 'regra' in series.when ? { from: dia, to: dia } : far
  const times = 'regra' in series.when ? ruleTimes(series, series.when, days, timeZone) : timesIn(series, far, timeZone)
  const time = times.find((one) => one.dia === dia)
  return time && toOccurrence(time, timeZone)
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function timesIn(series: Series, range: DayRange, timeZone: string): Time[] {
  const { when } = series
  if (!('regra' in when)) {
    const begins = wallClock(when.inicio, timeZone).slice(0, 16)
    const ends = wallClock(when.fim, timeZone).slice(0, 16)
    const time = { series, dia: begins.slice(0, 10), begins, resolve: () => when, moved: undefined }
    return touches(begins, ends, range) ? [time] : []
  }
  // What lasts for days, or was moved, may have its day outside of the range.
  const lasting = Math.ceil(when.duracaoMinutos / (24 * 60))
  const around = { from: dateAfter(range.from, -lasting), to: range.to }
  return ruleTimes(series, when, around, timeZone).filter(({ begins, moved }) =>
    touches(begins, endOf(begins, (moved ?? when).duracaoMinutos), range),
  )
}

/** Lists the rule's unchanged days in the range, and all moved times whatever their original day. */
function ruleTimes(series: Series, when: Recurring, range: DayRange, timeZone: string): Time[] {
  const changed = new Map(when.excecoes.map(({ data, para }) => [data, para]))
  const time = (dia: string, at: FirstTime & { duracaoMinutos: number }, moved?: MovedTime): Time => ({
    series,
    dia,
    begins: `${at.data}T${at.horario}`,
    moved,
    resolve: () => {
      const inicio = instantAt(at.data, at.horario, timeZone)
      return { inicio, fim: new Date(inicio.getTime() + at.duracaoMinutos * minuteMs) }
    },
  })
  const kept = listDays(when.regra, when.data, range).filter((day) => !changed.has(day))
  return [
    ...kept.map((day) => time(day, { ...when, data: day })),
    ...[...changed].flatMap(([day, to]) => (to ? [time(day, to, to)] : [])),
  ]
}

function touches(begins: string, ends: string, { from, to }: DayRange): boolean {
  return begins.slice(0, 10) <= to && (begins >= from || ends > `${from}T00:00`)
}

/** End on a clock that is never put forward or back: near enough to tell days apart. */
function endOf(begins: string, minutes: number): string {
  return new Date(Date.parse(`${begins}Z`) + minutes * minuteMs).toISOString().slice(0, 16)
}

function toOccurrence({ series, dia, resolve, moved }: Time, timeZone: string): Occurrence {
  const { inicio, fim } = resolve()
  return {
    id: `${series.id}-${dia.replaceAll('-', '')}`,
    tipo: series.tipo,
    idItem: series.idItem,
    titulo: series.titulo,
    descricao: series.descricao,
    dataInicio: inicio.toISOString(),
    dataFim: fim.toISOString(),
    inicioLocal: wallClock(inicio, timeZone).slice(0, 16),
    fimLocal: wallClock(fim, timeZone).slice(0, 16),
    local: moved?.local ?? series.local,
    flagOnline: series.flagOnline,
    url: series.url,
    recorrencia: 'regra' in series.when ? series.when.regra : null,
    flagAlterada: moved !== undefined,
  }
}

/** The day of the church's calendar on which a series is over for good, at the latest the calendar's own last. */
export function overAfter(when: Recurring, timeZone: string, lastDay: string): string {
  const ends = (time: FirstTime, minutes: number) =>
    dateIn(timeZone, new Date(instantAt(time.data, time.horario, timeZone).getTime() + minutes * minuteMs))
  const last = findLastDay(when.regra)
  const ofRule = last ? ends({ ...when, data: last }, when.duracaoMinutos) : lastDay
  const moved = when.excecoes.flatMap(({ para }) => (para ? [ends(para, para.duracaoMinutos)] : []))
  return [ofRule, ...moved].sort().at(-1) ?? lastDay
}
