/** Answered by calls about notes: code → HTTP status. */
export const noteErrors = {
  /** The text was changed since the version that the call names; `details` says which one there is. */
  NOTE_CHANGED: 409,
  /** It was deleted, on this device or another, and does not come back. */
  NOTE_DELETED: 410,
  /** As many letters, or changes, as a note holds. */
  NOTE_TOO_LARGE: 413,
  /** What was sent cannot be merged: it is damaged, or builds on changes that were never sent. */
  NOTE_UNREADABLE: 422,
  /** Without a title there is no note (specification §4). */
  NOTE_UNTITLED: 422,
} as const
export type NoteErrorCode = keyof typeof noteErrors
