/** The record that was opened last from a list: on return its row has the focus. */
const opened = new Map<string, number>()

export const rememberOpened = (list: string, id: number): void => void opened.set(list, id)

/** Gives it once. */
export function takeOpened(list: string): number | undefined {
  const id = opened.get(list)
  opened.delete(list)
  return id
}
