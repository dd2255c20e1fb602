/** Answered by calls about members: code → HTTP status. */
export const userErrors = {
  /** At this church by somebody else (specification §8). */
  CPF_IN_USE: 409,
  /** This person is registered at this church. */
  ALREADY_REGISTERED: 409,
  /** Written since the version that the change names; read it anew. */
  CHANGED_MEANWHILE: 409,
  /** There are as many of these as there may be. */
  LIMIT_REACHED: 409,
} as const
export type UserErrorCode = keyof typeof userErrors
