import type { ErrorCatalogue } from './errors.ts'

/** Reasons why a person of the office gets no login. */
export const personLoginErrors = {
  PERSON_HAS_LOGIN: { status: 409, message: 'This person has a login, or had one.' },
  PERSON_WITHOUT_ADDRESS: { status: 409, message: 'This person has no e-mail address.' },
  /** The day of birth says so, or they are a child of a household. */
  PERSON_IS_MINOR: { status: 409, message: 'This person is under 18.' },
  ADDRESS_HAS_LOGIN: { status: 409, message: 'Another person of this church logs in with this e-mail address.' },
} as const satisfies ErrorCatalogue
