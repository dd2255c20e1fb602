import type { Occurrence } from '@narthex/contract/schedule/schedule.schemas'
import type { ScheduleKind } from '@narthex/contract/schedule/schedule-kinds'
import { daysOfMonth } from '@narthex/contract/schedule/schedule-month'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { getFrame } from '../churches/churches.service.ts'
import { agenda } from './agenda.service.ts'
import { datedEvents } from './dated-events.service.ts'
import { groupMeetings } from './group-meetings.service.ts'
import type { DayRange } from './recurrence.rules.ts'
import { isOfKind, type ScheduleSource } from './schedule-source.rules.ts'
import { occurrencesIn, type Series } from './series.rules.ts'
import { weeklyServices } from './weekly-services.service.ts'

/** Whatever stands on the calendar comes from one of these. */
const sources: readonly ScheduleSource[] = [weeklyServices, datedEvents, groupMeetings, agenda]

/** Lists the occurrences of a month, soonest first; of one kind, or of all whose module the church has. */
export async function occurrencesOfMonth(
  call: ChurchCall,
  { mes, tipo }: { mes: string; tipo?: ScheduleKind | undefined },
): Promise<Occurrence[]> {
  const { first, last } = daysOfMonth(mes)
  const range = { from: first, to: last }
  const { timeZone } = await call.facts()
  return occurrencesIn(await seriesBetween(call, range, tipo), range, timeZone)
}

/** The series of all sources that may have a part in these days. */
export async function seriesBetween(call: ChurchCall, range: DayRange, kind?: ScheduleKind): Promise<Series[]> {
  const asked = { ...call, frame: await getFrame(call) }
  const found = await Promise.all(sources.map((source) => source.series(asked, range)))
  return found.flat().filter(isOfKind(kind))
}

/** The series of an id such as `culto-3`; undefined where the church has none. */
export async function findSeries(call: ChurchCall, id: string): Promise<Series | undefined> {
  const [, prefix, number] = /^([a-z]+)-([1-9]\d{0,9})$/.exec(id) ?? []
  const source = sources.find((one) => one.prefix === prefix)
  const idItem = Number(number)
  if (!source || idItem > 2_147_483_647) return undefined
  return source.find({ ...call, frame: await getFrame(call) }, idItem)
}
