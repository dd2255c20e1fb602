import { dateIn } from '@narthex/contract/church-time'
import { lastScheduleDay } from '@narthex/contract/schedule/schedule-month'
import { type GivenSeries, seriesForm } from '@narthex/contract/schedule/series.form'
import type * as z from 'zod/mini'
import { conflict, invalid } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import { validate } from '../../platform/http/validate.ts'
import { edit } from '../../platform/work/edit.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { keptRule, listDays } from './recurrence.rules.ts'
import { countAgendaFrom, insertAgenda, removeAgenda, updateAgenda } from './schedule.queries.ts'
import { seriesRecord } from './schedule.records.ts'
import { overAfter } from './series.rules.ts'

/** Limit of the series that a church has at once: beyond any church's need, and read whole for a month in a moment. */
export const mostSeries = 1000

/**
 * Puts something on the church's calendar and gives its id: once, or by a rule whose first time it names. Throws
 * VALIDATION, also for a rule that is none or does not hold on its first day; CONFLICT where the calendar is full.
 */
export async function addToSchedule(call: MemberCall, given: GivenSeries): Promise<number> {
  const { row, today } = await toRow(call, given)
  return edit(call, { act: 'SCHEDULE_ADDED', isPublic: true }, async ({ work, made }) => {
    if ((await countAgendaFrom(work, today)) >= mostSeries)
      throw conflict('The calendar has reached its limit of series.')
    const agenda = await insertAgenda(work, row)
    made(seriesRecord(agenda), { agenda })
    return agenda
  })
}

/** Replaces a series with its exceptions. Calendar subscribers receive the change. */
export async function changeScheduled(call: MemberCall, id: number, given: GivenSeries): Promise<void> {
  const { row } = await toRow(call, given)
  const plan = { act: 'SCHEDULE_SET', subject: { agenda: id }, isPublic: true, hold: seriesRecord(id) } as const
  await edit(call, plan, async ({ work }) => {
    await updateAgenda(work, id, row)
  })
}

/** Takes it off the calendar, all of its times. */
export async function removeFromSchedule(call: MemberCall, id: number): Promise<void> {
  const plan = { act: 'SCHEDULE_REMOVED', subject: { agenda: id }, isPublic: true, hold: seriesRecord(id) } as const
  await edit(call, plan, async ({ work }) => {
    await removeAgenda(work, id)
  })
}

async function toRow(call: ChurchCall, given: GivenSeries) {
  const { timeZone } = await call.facts()
  const { regra: rule, ...fields } = validate(seriesForm, given)
  const regra = rule === null ? null : keptRule(rule, fields, timeZone, lastScheduleDay)
  if (regra === undefined) throw invalid([{ path: 'regra', message: 'The rule does not match its first day' }])
  requireRuleDays(regra, fields)
  // What is held once is over like a rule that ends on its first day.
  const once = `;UNTIL=${fields.data.replaceAll('-', '')}`
  const ultimaData = overAfter({ ...fields, regra: regra ?? once }, timeZone, lastScheduleDay)
  const now = call.clock()
  return { row: { ...fields, regra, ultimaData, dataAlteracao: now }, today: dateIn(timeZone, now) }
}

type SeriesFields = Pick<z.output<typeof seriesForm>, 'data' | 'excecoes'>

/** An exception must fall on a day of the recurrence rule. */
function requireRuleDays(regra: string | null, { data, excecoes }: SeriesFields): void {
  const problems = excecoes.flatMap((exception, index) => {
    const day = exception.data
    const isHeld = regra !== null && listDays(regra, data, { from: day, to: day }).length > 0
    return isHeld ? [] : [{ path: `excecoes.${index}.data`, message: 'The series has no occurrence on this day' }]
  })
  if (problems.length > 0) throw invalid(problems)
}
