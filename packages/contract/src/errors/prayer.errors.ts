import type { ErrorCatalogue } from './errors.ts'

/** Answered by calls about prayers. */
export const prayerErrors = {
  /** The church limits how many prayers a member may ask for in a day. */
  PRAYER_LIMIT: { status: 409, message: 'The daily limit of prayer requests is reached.' },
  /** Members neither pray for nor report their own prayer. */
  OWN_PRAYER: { status: 409, message: 'This is your own prayer.' },
  /** Already renewed once, or not on the wall. */
  NOT_RENEWABLE: { status: 409, message: 'This prayer cannot be renewed.' },
  /** The author sent the prayer to the pastors only. */
  NOT_FOR_THE_WALL: { status: 409, message: 'This prayer is for the pastors only.' },
} as const satisfies ErrorCatalogue
