/** Answered by calls about a group's meetings: code → HTTP status. */
export const meetingErrors = {
  /** It was taken away, from another device perhaps; what was written of it is not brought back by being sent again. */
  MEETING_REMOVED: 409,
} as const
export type MeetingErrorCode = keyof typeof meetingErrors
