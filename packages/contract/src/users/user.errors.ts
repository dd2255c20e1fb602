import type { ErrorCatalogue } from '../errors.ts'

/** Answered by calls about members. */
export const userErrors = {
  /** Used by another member of this church (specification §8). */
  CPF_IN_USE: { status: 409, message: 'Another member of this church has this CPF.' },
  ALREADY_REGISTERED: { status: 409, message: 'This person is already registered at this church.' },
} as const satisfies ErrorCatalogue
