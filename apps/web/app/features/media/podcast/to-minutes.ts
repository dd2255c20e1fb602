/** A length in whole minutes, never none at all. */
export function toMinutes(seconds: number): { readonly hours: number; readonly minutes: number } {
  const minutes = Math.max(1, Math.round(seconds / 60))
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}
