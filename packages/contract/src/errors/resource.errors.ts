import type { ErrorCatalogue } from './errors.ts'

/** Answered by calls about records of declared kinds: bulk acts, trash, external ids. */
export const resourceErrors = {
  /** The filter no longer selects the records that were confirmed; `details` has their current number. */
  SELECTION_CHANGED: { status: 409, message: 'The selection has changed. Check it and confirm again.' },
  /** The bulk act is still running, was already undone, or is older than 30 days. */
  CANNOT_BE_UNDONE: { status: 409, message: 'This cannot be undone any more.' },
  /** There is no draft that differs from what is live. */
  NOTHING_TO_PUBLISH: { status: 409, message: 'There is nothing to publish.' },
  SLUG_TAKEN: { status: 409, message: 'Another record has this address by now. Change one of the two first.' },
  EXTERNAL_ID_TAKEN: { status: 409, message: 'Another record has this external id.' },
} as const satisfies ErrorCatalogue
