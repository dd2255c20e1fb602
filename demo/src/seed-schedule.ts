import { addToSchedule } from '@narthex/api/modules/schedule/schedule.editing.service'
import type { MemberCall } from '@narthex/api/platform/http/route'
import type { Platform } from '@narthex/api/platform/platform'
import { dateAfter, dateIn } from '@narthex/contract/church-time'
import type { DemoChurch, DemoRecurring } from './demo-tenant.ts'
import { dayOfWeek, weekdays } from './weekly-moment.ts'

/** Long enough ago for last month's page to have items. */
const begunDaysAgo = 70

/** Creates a church's recurring calendar items. */
export async function seedSchedule(platform: Platform, own: MemberCall, church: DemoChurch): Promise<void> {
  const { fusoHorario } = church.founding
  for (const item of church.schedule) {
    const { tipo, titulo, descricao, local, time, minutes } = item
    const first = firstDay(item, dateIn(fusoHorario, own.clock()))
    await addToSchedule(own, {
      tipo,
      titulo,
      descricao,
      local,
      url: null,
      data: first,
      horario: time,
      duracaoMinutos: minutes,
      regra: ruleOf(item, dayAhead(platform, fusoHorario, item.weekday, item.endsInWeeks)),
      excecoes: exceptionsOf(platform, fusoHorario, item),
    })
  }
}

/** The first matching day since the start: by week, or by month. */
export function firstDay({ weekday, nth }: Pick<DemoRecurring, 'weekday' | 'nth'>, today: string): string {
  let day = dateAfter(today, -begunDaysAgo)
  while (new Date(day).getUTCDay() !== weekdays.indexOf(weekday) || (nth && nth !== nthOf(day, nth))) {
    day = dateAfter(day, 1)
  }
  return day
}

function nthOf(day: string, like: number): number {
  const isLast = dateAfter(day, 7).slice(0, 7) !== day.slice(0, 7)
  return like < 0 && isLast ? -1 : Math.ceil(Number(day.slice(8)) / 7)
}

function ruleOf({ weekday, nth, every = 1 }: DemoRecurring, until: string | undefined): string {
  const day = weekday.slice(0, 2).toUpperCase()
  const rule = nth ? `FREQ=MONTHLY;BYDAY=${nth}${day}` : `FREQ=WEEKLY;INTERVAL=${every};BYDAY=${day}`
  return until ? `${rule};UNTIL=${until.replaceAll('-', '')}` : rule
}

function exceptionsOf(
  platform: Platform,
  timeZone: string,
  { weekday, minutes, moved, skippedWeeksAhead }: DemoRecurring,
) {
  const ahead = (weeks: number | undefined, of = weekday) => dayAhead(platform, timeZone, of, weeks)
  const skipped = ahead(skippedWeeksAhead)
  const from = ahead(moved?.weeksAhead)
  const to = moved && ahead(moved.weeksAhead, moved.to.weekday)
  return [
    ...(skipped ? [{ data: skipped, para: null }] : []),
    ...(from && to
      ? [{ data: from, para: { data: to, horario: moved.to.time, duracaoMinutos: minutes, local: moved.to.local } }]
      : []),
  ]
}

/** A weekday, a number of weeks after the current week. */
function dayAhead(
  platform: Platform,
  timeZone: string,
  weekday: DemoRecurring['weekday'],
  weeks: number | undefined,
): string | undefined {
  if (weeks === undefined) return undefined
  return dayOfWeek(weeks, (weekdays.indexOf(weekday) + 6) % 7, platform.clock(), timeZone)
}
