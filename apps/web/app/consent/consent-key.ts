/** Storage key of the reader's answers about third parties, in the form of the `persist` middleware. */
export const consentStorageKey = 'consent'

/** Raised when what is asked changes: readers who agreed to something else are asked again. */
export const consentVersion = 1
