/** What a list's address asks for: its page and whatever it is narrowed by. */
export type ListQuery = Readonly<Record<string, string | number | undefined>>

/** A list's address, without what goes without saying: the first page, and empty texts. */
export function listAddress(path: string, query: ListQuery): string {
  const said = Object.entries(query).filter(([key, value]) => value && !(key === 'page' && Number(value) === 1))
  if (said.length === 0) return path
  return `${path}?${new URLSearchParams(said.map(([key, value]) => [key, String(value)]))}`
}
