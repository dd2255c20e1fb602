import type { ErrorCatalogue } from './errors.ts'

/** Answered by calls about a group's meetings. */
export const meetingErrors = {
  /** Removed, perhaps from another device; sending the record again does not restore it. */
  MEETING_REMOVED: { status: 409, message: 'This meeting record was removed.' },
} as const satisfies ErrorCatalogue
