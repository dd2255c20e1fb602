import { kindInAddress, type ScheduleKind } from './schedule-kinds.ts'

/** Where the calendar of a church, or of one of its kinds, can be subscribed to. */
export function feedPath(kind?: ScheduleKind): string {
  return kind ? `/schedule-${kindInAddress(kind)}.ics` : '/schedule.ics'
}

/** One thing of the calendar as a file: all of its times, or with the id of an occurrence that one alone. */
export function itemFilePath(id: string): string {
  return `/schedule/${id}.ics`
}

/** `culto-3` of `culto-3-20261129`. */
export function toSeriesId(occurrenceId: string): string {
  return occurrenceId.split('-', 2).join('-')
}
