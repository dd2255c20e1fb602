import type { ErrorCatalogue } from './errors.ts'

/** Answered by calls about members. */
export const userErrors = {
  ALREADY_REGISTERED: { status: 409, message: 'This person is already registered at this church.' },
} as const satisfies ErrorCatalogue
