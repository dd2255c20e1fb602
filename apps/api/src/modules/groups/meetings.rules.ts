import { dateAfter, dateIn, instantAt } from '@narthex/contract/church-time'
import { dayMs, minuteMs } from '@narthex/contract/durations'
import type { GroupFrequency } from '@narthex/contract/groups/group-words'
import { daysOfMonth, monthAfter } from '@narthex/contract/schedule/schedule-month'

/** Meeting times in the church's time zone. */
export interface Meetings {
  /** Date of the first meeting, `YYYY-MM-DD`. It sets the weekday. */
  readonly dataInicio: string
  readonly horario: string
  readonly duracaoMinutos: number
  readonly frequencia: GroupFrequency
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const

export const toWeekday = (day: string) => new Date(day).getUTCDay()

/** Ordinal of the weekday in its month. The fifth counts as the last, because many months have no fifth. */
function countInMonth(day: string): 1 | 2 | 3 | 4 | -1 {
  const count = Math.ceil(Number(day.slice(8)) / 7)
  return count > 4 ? -1 : (count as 1 | 2 | 3 | 4)
}

/** Recurrence rule (RFC 5545) in the form that the calendar stores. */
export function toRule({ dataInicio, frequencia }: Meetings): string {
  const weekday = weekdays[toWeekday(dataInicio)]
  if (frequencia === 'MENSAL') return `FREQ=MONTHLY;BYDAY=${countInMonth(dataInicio)}${weekday}`
  return `FREQ=WEEKLY${frequencia === 'QUINZENAL' ? ';INTERVAL=2' : ''};BYDAY=${weekday}`
}

/** First meeting day on or after `day`. */
export function findMeetingDay({ dataInicio, frequencia }: Meetings, day: string): string {
  if (day <= dataInicio) return dataInicio
  if (frequencia === 'MENSAL') {
    const inMonth = dayOfMonth(dataInicio, day.slice(0, 7))
    return inMonth >= day ? inMonth : dayOfMonth(dataInicio, monthAfter(day.slice(0, 7), 1))
  }
  const step = frequencia === 'QUINZENAL' ? 14 : 7
  const passed = (Date.parse(day) - Date.parse(dataInicio)) / dayMs
  return dateAfter(dataInicio, Math.ceil(passed / step) * step)
}

/** The current meeting, or the next one. */
export function nextMeeting(meetings: Meetings, now: Date, timeZone: string): { inicio: Date; fim: Date } {
  // A meeting that began yesterday may still be running.
  let day = dateAfter(dateIn(timeZone, now), -1)
  for (;;) {
    day = findMeetingDay(meetings, day)
    const inicio = instantAt(day, meetings.horario, timeZone)
    const fim = new Date(inicio.getTime() + meetings.duracaoMinutos * minuteMs)
    if (fim > now) return { inicio, fim }
    day = dateAfter(day, 1)
  }
}

/** The day of a month (`YYYY-MM`) with the same weekday and ordinal as `like`. */
function dayOfMonth(like: string, month: string): string {
  const count = countInMonth(like)
  const { first, last } = daysOfMonth(month)
  const after = (day: string) => (toWeekday(like) - toWeekday(day) + 7) % 7
  return count < 0
    ? dateAfter(last, after(last) === 0 ? 0 : after(last) - 7)
    : dateAfter(first, after(first) + (count - 1) * 7)
}
