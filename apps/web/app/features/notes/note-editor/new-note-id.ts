/** Id of a new note; created without a network. */
export const newNoteId = (): string => crypto.randomUUID()
