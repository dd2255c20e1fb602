import type { ErrorCatalogue } from './errors.ts'

/** Answered by calls about notes. */
export const noteErrors = {
  /** The text changed since the version that the request names; `details` holds the current version. */
  NOTE_CHANGED: { status: 409, message: 'This note was changed elsewhere. Reload and try again.' },
  /** Deleted on this device or another; a deleted note cannot be restored. */
  NOTE_DELETED: { status: 410, message: 'This note was deleted.' },
  /** More text, or more changes, than a note may hold. */
  NOTE_TOO_LARGE: { status: 413, message: 'This note is too long.' },
  /** The update is damaged, or builds on changes that were never sent. */
  NOTE_UNREADABLE: { status: 422, message: 'This update cannot be merged into the note.' },
  /** A note has a title (specification §4). */
  NOTE_UNTITLED: { status: 422, message: 'A note needs a title.' },
} as const satisfies ErrorCatalogue
