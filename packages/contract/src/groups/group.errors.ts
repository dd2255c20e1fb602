/** Answered by calls about groups: code → HTTP status. */
export const groupErrors = {
  /** Waits for an answer, with another message; the same request again is answered as before. */
  ALREADY_REQUESTED: 409,
  ALREADY_MEMBER: 409,
  GROUP_FULL: 409,
  /** It takes nobody who asks; whoever leads it adds people otherwise. */
  NOT_TAKING_REQUESTS: 409,
  /** Answered the other way before. */
  ALREADY_DECIDED: 409,
  /** Whoever asked has taken it back. */
  REQUEST_WITHDRAWN: 409,
  /** Members would be left with nobody who leads them. */
  LAST_LEADER: 409,
  /** Nobody under 18 leads a group, or shows others their phone number. */
  NOT_FOR_MINORS: 409,
} as const
export type GroupErrorCode = keyof typeof groupErrors
