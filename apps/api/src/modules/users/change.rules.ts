/** Whether a change has no effect. Undefined fields are left unchanged. */
export function isUnchanged(row: object, change: object): boolean {
  return Object.entries(change).every(
    ([field, value]) => value === undefined || (row as Record<string, unknown>)[field] === value,
  )
}
