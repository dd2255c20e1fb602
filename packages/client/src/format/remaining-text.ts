/** A duration to wait: `3 h 12 min`, in the last hour `12:05`. Never below zero. */
export function remainingText(untilMs: number): string {
  const seconds = Math.max(0, Math.ceil(untilMs / 1000))
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  const minutes = Math.ceil(seconds / 60)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return rest > 0 ? `${hours} h ${rest} min` : `${hours} h`
}
