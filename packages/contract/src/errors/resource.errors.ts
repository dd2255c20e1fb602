import type { ErrorCatalogue } from './errors.ts'

/** Answered by calls about records of declared kinds: bulk acts, trash, external ids. */
export const resourceErrors = {
  /** What a list shows by its filter is no longer what was confirmed; `details` has the number by now. */
  SELECTION_CHANGED: { status: 409, message: 'The selection has changed. Check it and confirm again.' },
  /** It is still running, was undone before, or is older than 30 days. */
  CANNOT_BE_UNDONE: { status: 409, message: 'This cannot be undone any more.' },
  /** There is no draft that differs from what is live. */
  NOTHING_TO_PUBLISH: { status: 409, message: 'There is nothing to publish.' },
  SLUG_TAKEN: { status: 409, message: 'Another record has this address by now. Change one of the two first.' },
  EXTERNAL_ID_TAKEN: { status: 409, message: 'Another record has this external id.' },
} as const satisfies ErrorCatalogue
