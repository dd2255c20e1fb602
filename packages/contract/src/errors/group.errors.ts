import type { ErrorCatalogue } from './errors.ts'

/** Answered by calls about groups. */
export const groupErrors = {
  /** A request with another message is pending; the same request again is answered as before. */
  ALREADY_REQUESTED: { status: 409, message: 'Another request to this group is pending.' },
  ALREADY_MEMBER: { status: 409, message: 'This person is already a member of this group.' },
  GROUP_FULL: { status: 409, message: 'This group is full.' },
  NOT_TAKING_REQUESTS: { status: 409, message: 'This group does not accept requests.' },
  /** Answered the other way before. */
  ALREADY_DECIDED: { status: 409, message: 'This request was already answered.' },
  REQUEST_WITHDRAWN: { status: 409, message: 'This request was withdrawn.' },
  /** A group with members keeps at least one leader. */
  LAST_LEADER: { status: 409, message: 'This person is the only leader of the group.' },
  /** Minors neither lead a group nor share their phone number. */
  NOT_FOR_MINORS: { status: 409, message: 'This is not available to minors.' },
} as const satisfies ErrorCatalogue
