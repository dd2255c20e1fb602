import type { planFoot as source } from '../pt/plan-foot.ts'
import type { Translation } from '../translation.ts'

/** Foot of a passage of a reading plan, in the Bible. */
export const planFoot: Translation<typeof source> = {
  title: 'End of the reading: {passage}',
  day: 'day {day, number} of {total, number}',
  mark: 'Mark as read',
  marked: 'Marked as read',
  dayDone: 'All done for this day!',
  undo: 'Undo',
  next: 'Next reading: {passage}',
  back: 'Back to the plan',
}
