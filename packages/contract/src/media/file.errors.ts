/** Answered by calls about a church's media library: code → HTTP status. */
export const fileErrors = {
  /** Not one of the kinds that are taken, or not of the kind that it was said to be. */
  NOT_A_FILE: 422,
  /** The church has as much as it may keep. */
  NO_ROOM: 413,
} as const
