/** Answered by calls about prayers: code → HTTP status. */
export const prayerErrors = {
  /** This member asked as often today as the church allows. */
  PRAYER_LIMIT: 409,
  /** One's own prayer is prayed for by others, and reported by nobody. */
  OWN_PRAYER: 409,
  /** Renewed before, or not on the wall at all. */
  NOT_RENEWABLE: 409,
  /** Its author asked the pastors alone. */
  NOT_FOR_THE_WALL: 409,
} as const
export type PrayerErrorCode = keyof typeof prayerErrors
