import { dateAfter, dateIn, dayMs, instantAt } from '@narthex/contract/church-time'
import type { GroupFrequency } from '@narthex/contract/groups/group-words'
import { daysOfMonth, monthAfter } from '@narthex/contract/schedule/schedule-month'

/** When a group meets, on the church's own calendar and clocks. */
export interface Meetings {
  /** Of the first one, `YYYY-MM-DD`; all others are on its weekday. */
  readonly dataInicio: string
  readonly horario: string
  readonly duracaoMinutos: number
  readonly frequencia: GroupFrequency
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const
const minuteMs = 60_000

export const weekdayOf = (day: string) => new Date(day).getUTCDay()

/** Which of its weekday in the month: the fifth is the last, as many months have no fifth. */
function countInMonth(day: string): 1 | 2 | 3 | 4 | -1 {
  const count = Math.ceil(Number(day.slice(8)) / 7)
  return count > 4 ? -1 : (count as 1 | 2 | 3 | 4)
}

/** The rule by which it meets (RFC 5545), as the calendar keeps rules. */
export function ruleOf({ dataInicio, frequencia }: Meetings): string {
  const weekday = weekdays[weekdayOf(dataInicio)]
  if (frequencia === 'MENSAL') return `FREQ=MONTHLY;BYDAY=${countInMonth(dataInicio)}${weekday}`
  return `FREQ=WEEKLY${frequencia === 'QUINZENAL' ? ';INTERVAL=2' : ''};BYDAY=${weekday}`
}

/** The first day on or after another on which it meets. */
export function meetingDayFrom({ dataInicio, frequencia }: Meetings, day: string): string {
  if (day <= dataInicio) return dataInicio
  if (frequencia === 'MENSAL') {
    const inMonth = dayOfMonth(dataInicio, day.slice(0, 7))
    return inMonth >= day ? inMonth : dayOfMonth(dataInicio, monthAfter(day.slice(0, 7), 1))
  }
  const step = frequencia === 'QUINZENAL' ? 14 : 7
  const passed = (Date.parse(day) - Date.parse(dataInicio)) / dayMs
  return dateAfter(dataInicio, Math.ceil(passed / step) * step)
}

/** The meeting that is being held, or the next one. */
export function nextMeeting(meetings: Meetings, now: Date, timeZone: string): { inicio: Date; fim: Date } {
  // What began yesterday may not be over.
  let day = dateAfter(dateIn(timeZone, now), -1)
  for (;;) {
    day = meetingDayFrom(meetings, day)
    const inicio = instantAt(day, meetings.horario, timeZone)
    const fim = new Date(inicio.getTime() + meetings.duracaoMinutos * minuteMs)
    if (fim > now) return { inicio, fim }
    day = dateAfter(day, 1)
  }
}

/** In a month (`YYYY-MM`), the day that is to it what `like` is to its own. */
function dayOfMonth(like: string, month: string): string {
  const count = countInMonth(like)
  const { first, last } = daysOfMonth(month)
  const after = (day: string) => (weekdayOf(like) - weekdayOf(day) + 7) % 7
  return count < 0
    ? dateAfter(last, after(last) === 0 ? 0 : after(last) - 7)
    : dateAfter(first, after(first) + (count - 1) * 7)
}
