import { dateIn } from '@narthex/contract/church-time'
import { lastScheduleDay } from '@narthex/contract/schedule/schedule-month'
import type * as z from 'zod/mini'
import { conflict, invalid, notFound } from '../../platform/http/domain-error.ts'
import { validate } from '../../platform/http/validate.ts'
import type { Platform } from '../../platform/platform.ts'
import { editChurch } from '../../platform/tenancy/edit.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { frameOf } from '../churches/churches.service.ts'
import { daysOf, keptRule } from './recurrence.rules.ts'
import { type GivenSeries, seriesInput } from './schedule.inputs.ts'
import { countAgendaFrom, insertAgenda, removeAgenda, updateAgenda } from './schedule.queries.ts'
import { overAfter } from './series.rules.ts'

/** What a church has on its calendar at once: beyond any church's need, and read whole for a month in a moment. */
export const mostSeries = 1000

/**
 * Puts something on the church's calendar and gives its id: once, or by a rule whose first time it names. Throws
 * VALIDATION, also for a rule that is none or does not hold on its first day; CONFLICT where the calendar is full.
 */
export async function addToSchedule(platform: Platform, scope: ChurchScope, given: GivenSeries): Promise<number> {
  const { row, today } = await toRow(platform, scope, given)
  return editChurch(platform, scope, async (tx) => {
    if ((await countAgendaFrom(scope, tx, today)) >= mostSeries) throw conflict('The calendar holds no more')
    return insertAgenda(scope, tx, row)
  })
}

/** Writes it anew, exceptions and all; whoever subscribed to the calendar hears of it. Throws VALIDATION, NOT_FOUND. */
export async function changeScheduled(
  platform: Platform,
  scope: ChurchScope,
  id: number,
  given: GivenSeries,
): Promise<void> {
  const { row } = await toRow(platform, scope, given)
  await editChurch(platform, scope, async (tx) => {
    if (!(await updateAgenda(scope, tx, id, row))) throw notFound()
  })
}

/** Takes it off the calendar, all of its times. Throws NOT_FOUND. */
export async function removeFromSchedule(platform: Platform, scope: ChurchScope, id: number): Promise<void> {
  await editChurch(platform, scope, async (tx) => {
    if (!(await removeAgenda(scope, tx, id))) throw notFound()
  })
}

async function toRow(platform: Platform, scope: ChurchScope, given: GivenSeries) {
  const { fusoHorario } = (await frameOf(platform, scope)).church
  const { regra: rule, ...fields } = validate(seriesInput, given)
  const regra = rule === null ? null : keptRule(rule, fields, fusoHorario, lastScheduleDay)
  if (regra === undefined) throw invalid([{ path: 'regra', message: 'No rule that holds on its first day' }])
  requireRuleDays(regra, fields)
  // What is held once is over like a rule that ends on its first day.
  const once = `;UNTIL=${fields.data.replaceAll('-', '')}`
  const ultimaData = overAfter({ ...fields, regra: regra ?? once }, fusoHorario, lastScheduleDay)
  const now = platform.clock()
  return { row: { ...fields, regra, ultimaData, dataAlteracao: now }, today: dateIn(fusoHorario, now) }
}

type SeriesFields = Pick<z.output<typeof seriesInput>, 'data' | 'excecoes'>

/** An exception is one of the rule, or nobody would know of what. */
function requireRuleDays(regra: string | null, { data, excecoes }: SeriesFields): void {
  const problems = excecoes.flatMap((exception, index) => {
    const day = exception.data
    const isHeld = regra !== null && daysOf(regra, data, { from: day, to: day }).length > 0
    return isHeld ? [] : [{ path: `excecoes.${index}.data`, message: 'Nothing is held on this day' }]
  })
  if (problems.length > 0) throw invalid(problems)
}
