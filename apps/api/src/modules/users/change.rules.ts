/** True where a change leaves everything as it is: what is undefined is not changed. */
export function isUnchanged(row: object, change: object): boolean {
  return Object.entries(change).every(
    ([field, value]) => value === undefined || (row as Record<string, unknown>)[field] === value,
  )
}
