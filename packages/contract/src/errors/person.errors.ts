import type { ErrorCatalogue } from './errors.ts'

/** Answered by calls about people and merges of two of them. */
export const personErrors = {
  /** `details` names the person whom they became (`unidaA`). */
  PERSON_MERGED: { status: 409, message: 'This person became a part of another one. Open that one.' },
  LOGIN_HAS_TO_STAY: { status: 409, message: 'The person with a login has to stay.' },
  /** One login would be closed, or opened again: that is for those who manage logins (`people.manage`). */
  BOTH_LOG_IN: { status: 409, message: 'Both people log in. Ask an administrator: one of the two logins is closed.' },
  OWN_PERSON: { status: 409, message: 'Your own record is merged by someone else.' },
  TWO_SUBSCRIPTIONS: { status: 409, message: 'Both people have a running subscription. End one of them first.' },
} as const satisfies ErrorCatalogue
