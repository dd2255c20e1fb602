import type { ErrorCatalogue } from './errors.ts'

/** Answered by calls about translations of the Bible. */
export const bibleErrors = {
  /** Read the list of translations again: it names the new `revisao`. */
  TRANSLATION_CHANGED: { status: 409, message: 'This translation was imported again. Reload and try again.' },
  /** Not a Bible in one of the formats that are read, damaged, or too large; the message says what is wrong. */
  BIBLE_FILE_UNREADABLE: { status: 422, message: 'This file cannot be read as a translation of the Bible.' },
  /** A text that all churches have already: choose it instead. */
  TRANSLATION_IS_COMMON: { status: 409, message: 'This text is available to every church already: choose it instead.' },
  /** Taken by a translation that all churches share. */
  TRANSLATION_CODE_TAKEN: { status: 409, message: 'Another translation has this code. Choose another one.' },
} as const satisfies ErrorCatalogue
