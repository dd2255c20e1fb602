import type { ScheduleKind } from '@narthex/contract/schedule/schedule-kinds'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import type { Frame } from '../churches/churches.service.ts'
import type { DayRange } from './recurrence.rules.ts'
import type { Series } from './series.rules.ts'

export interface Asked extends ChurchCall {
  readonly frame: Frame
}

/**
 * A domain whose things stand on the church's calendar. It tells what may have a part in these days, and the calendar
 * does the rest: times, clocks, files. Further domains are added to the list in `schedule.service.ts`.
 */
export interface ScheduleSource {
  /** Its word in the ids of its series: `culto`. */
  readonly prefix: string
  series(asked: Asked, range: DayRange): Promise<Series[]>
  /** One of them, whenever it is held; undefined where the church has none of this number. */
  find(asked: Asked, idItem: number): Promise<Series | undefined>
}

/** Filters series by kind; undefined keeps all. */
export function isOfKind(kind: ScheduleKind | undefined): (series: Series) => boolean {
  return ({ tipo }) => kind === undefined || tipo === kind
}
