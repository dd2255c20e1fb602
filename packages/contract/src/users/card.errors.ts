/** Answered by calls about member cards: code → HTTP status. */
export const cardErrors = {
  /** This person has no card, or none that is good any more (specification §8). */
  NO_MEMBER_CARD: 404,
  /** Somebody else's card at this church bears this number. */
  MEMBER_NUMBER_IN_USE: 409,
} as const
export type CardErrorCode = keyof typeof cardErrors
