/**
 * On which day each reading of a plan falls, counted from the start of the subscription (0 is the start). The index is the
 * reading. Readings that are done keep their day, so that the past is not rewritten.
 */
export type Schedule = readonly number[]

/** Facts that rules on schedules need: the schedule, which readings are done, and the day it is. */
export interface Standing {
  readonly schedule: Schedule
  readonly isDone: readonly boolean[]
  /** Days since the start; negative before it. */
  readonly today: number
}

/** One reading a day. */
export const plainSchedule = (length: number): Schedule => Array.from({ length }, (_, index) => index)

/** The schedule of a plan that has become longer or shorter since it was begun. */
export function fitSchedule(schedule: Schedule, length: number): Schedule {
  const last = Math.max(-1, ...schedule)
  const added = Array.from({ length: Math.max(0, length - schedule.length) }, (_, index) => last + 1 + index)
  return [...schedule.slice(0, length), ...added]
}

export const lastDay = (schedule: Schedule): number => Math.max(0, ...schedule)

/** Readings of earlier days that are not done. */
export const listMissed = ({ schedule, isDone, today }: Standing): number[] =>
  schedule.flatMap((day, index) => (!isDone[index] && day < today ? [index] : []))

/** Readings of a day, done or not. */
export const listDue = ({ schedule, today }: Pick<Standing, 'schedule' | 'today'>): number[] =>
  schedule.flatMap((day, index) => (day === today ? [index] : []))

const listUndone = ({ schedule, isDone }: Standing) => schedule.flatMap((_, index) => (isDone[index] ? [] : [index]))

/** Whether missed readings fit into the days that are left. */
export const canSpread = (standing: Standing): boolean =>
  listMissed(standing).length > 0 && standing.today <= lastDay(standing.schedule)

/** Spreads all that is not done evenly over the days from today to the last: the end stays. */
export function spreadMissed(standing: Standing): Schedule {
  if (!canSpread(standing)) return standing.schedule
  const { schedule, today } = standing
  const undone = listUndone(standing)
  const daysLeft = lastDay(schedule) - today + 1
  return replaceDays(schedule, undone, (place) => today + Math.floor((place * daysLeft) / undone.length))
}

/**
 * One reading a day from today on, in their order; what is planned for later stays where there is room. The end moves by
 * no more days than readings were missed.
 */
export function postponeMissed(standing: Standing): Schedule {
  if (listMissed(standing).length === 0) return standing.schedule
  const { schedule, today } = standing
  const undone = listUndone(standing).toSorted(
    (one, other) => dayAt(schedule, one) - dayAt(schedule, other) || one - other,
  )
  let previous = today - 1
  const days = undone.map((index) => {
    previous = Math.max(dayAt(schedule, index), previous + 1)
    return previous
  })
  return replaceDays(schedule, undone, (place) => days[place] ?? today)
}

/** Moves what was to be read from the day of a pause on by as many days as the pause took. */
export function resumeSchedule(
  { schedule, isDone }: Omit<Standing, 'today'>,
  pausedOn: number,
  today: number,
): Schedule {
  const days = Math.max(0, today - pausedOn)
  return schedule.map((day, index) => (!isDone[index] && day >= pausedOn ? day + days : day))
}

const dayAt = (schedule: Schedule, index: number) => schedule[index] ?? 0

function replaceDays(schedule: Schedule, readings: readonly number[], dayFor: (place: number) => number): Schedule {
  const changed = new Map(readings.map((index, place) => [index, dayFor(place)]))
  return schedule.map((day, index) => changed.get(index) ?? day)
}
