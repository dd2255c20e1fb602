/** Where storage is denied, what it is used for does not happen, and gives nothing. */
export function stored<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
