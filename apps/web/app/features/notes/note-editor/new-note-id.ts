/** For a note that is to be begun: it has its name before any network. */
export const newNoteId = (): string => crypto.randomUUID()
