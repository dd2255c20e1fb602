/** Answered by calls about roles, and by whoever leaves: code → HTTP status. */
export const roleErrors = {
  /** Without this person nobody would administer the church. */
  LAST_ADMIN: 409,
} as const
