import { dateIn } from '@narthex/contract/church-time'
import { lastScheduleDay } from '@narthex/contract/schedule/schedule-month'
import type { GivenSeries, seriesForm } from '@narthex/contract/schedule/series.form'
import { type OfficeSeries, type OfficeSeriesForm, scheduled } from '@narthex/contract/schedule/series.resource'
import type * as z from 'zod/mini'
import { conflict, invalid } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import { validate } from '../../platform/http/validate.ts'
import { tableStatements, trashStatements } from '../../platform/resources/record-table.ts'
import { resourceActs } from '../../platform/resources/resource-acts.ts'
import type { ResourceService } from '../../platform/resources/resource-service.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { listHistory } from '../audit/history.service.ts'
import { keptRule, listDays } from './recurrence.rules.ts'
import { scheduleColumns, scheduleTable } from './schedule.columns.ts'
import { countAgendaFrom } from './schedule.queries.ts'
import { seriesRecord } from './schedule.records.ts'
import { overAfter } from './series.rules.ts'

/** The largest number of entries on a church's calendar: beyond any church's need, and read whole for a month in a moment. */
export const mostSeries = 1000

type StoredSeries = typeof scheduleColumns.table.$inferSelect

const toSeries = ({ igrejaId: _, dataAlteracao: __, removidoEm: ___, ...row }: StoredSeries): OfficeSeries => row
const statements = tableStatements(scheduleColumns.table, async (_: ChurchWork, stored: readonly StoredSeries[]) =>
  stored.map(toSeries),
)
const trash = trashStatements(scheduleColumns.table)

/**
 * The entries of a church's calendar besides its services and events, as its staff write them. Calendars that follow one
 * know it by its id, and its changes by its version.
 */
export const scheduleService: ResourceService<typeof scheduled, StoredSeries> = {
  record: seriesRecord,
  subject: 'agenda',
  read: statements.find,
  readAll: statements.findAll,
  list: { columns: scheduleColumns, rows: statements.rows, count: statements.count },
  async add(work, form) {
    const row = await toRow(work, form)
    await requireRoom(work)
    return statements.insert(work, row)
  },
  set: async (work, held, form) => statements.update(work, held, await toRow(work, form)),
  remove: trash.hide,
  async restore(work, id) {
    await requireRoom(work)
    await trash.unhide(work, id)
  },
  purge: trash.purge,
  history: listHistory,
  table: scheduleTable,
}

const acts = resourceActs(scheduled, scheduleService)

/** Puts something on the calendar and gives its id: once, or by a rule whose first time it names. */
export const addToSchedule = async (call: MemberCall, given: GivenSeries): Promise<number> =>
  (await acts.add(call, validate(scheduled.form, given))).id

/** Replaces a series with its exceptions. Calendar subscribers receive the change. */
export async function changeScheduled(call: MemberCall, id: number, given: GivenSeries): Promise<void> {
  const { versao } = await acts.get(call, id)
  await acts.set(call, id, { ...validate(scheduled.form, given), versao })
}

/** Takes it off the calendar, all of its times. */
export const removeFromSchedule = (call: MemberCall, id: number): Promise<void> => acts.remove(call, id)

/** Throws CONFLICT where the calendar is full. */
async function requireRoom(work: ChurchWork): Promise<void> {
  const { timeZone } = await work.facts()
  if ((await countAgendaFrom(work, dateIn(timeZone, work.now))) >= mostSeries)
    throw conflict('The calendar has reached its limit of series.')
}

async function toRow(work: ChurchWork, { regra: rule, ...fields }: OfficeSeriesForm) {
  const { timeZone } = await work.facts()
  const regra = rule === null ? null : keptRule(rule, fields, timeZone, lastScheduleDay)
  if (regra === undefined) throw invalid([{ path: 'regra', message: 'The rule does not match its first day' }])
  requireRuleDays(regra, fields)
  // What is held once is over like a rule that ends on its first day.
  const once = `;UNTIL=${fields.data.replaceAll('-', '')}`
  const ultimaData = overAfter({ ...fields, regra: regra ?? once }, timeZone, lastScheduleDay)
  return { ...fields, regra, ultimaData, dataAlteracao: work.now }
}

type SeriesFields = Pick<z.output<typeof seriesForm>, 'data' | 'excecoes'>

/** Throws VALIDATION for an exception that falls on no day of the recurrence rule. */
function requireRuleDays(regra: string | null, { data, excecoes }: SeriesFields): void {
  const problems = excecoes.flatMap((exception, index) => {
    const day = exception.data
    const isHeld = regra !== null && listDays(regra, data, { from: day, to: day }).length > 0
    return isHeld ? [] : [{ path: `excecoes.${index}.data`, message: 'The series has no occurrence on this day' }]
  })
  if (problems.length > 0) throw invalid(problems)
}
