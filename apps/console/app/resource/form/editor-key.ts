/** Keys of editors whose record was added while they were open: they go on with it. */
const adopted = new Map<string, string>()

/** Gives an editor of a new record the address of the record that it has added. */
export const adoptRecord = (path: string, key: string): void => void adopted.set(path, key)

/** The identity of the editor at an address. It stays when a new record gets its id. */
export const editorKey = (path: string, isNew: boolean, visit: string): string =>
  isNew ? `${path} ${visit}` : (adopted.get(path) ?? path)
