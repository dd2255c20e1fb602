export type DayPart = 'morning' | 'afternoon' | 'evening'

/** Part of the day for a greeting, by the hour on the reader's own clock. */
export function toDayPart(hour: number): DayPart {
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}
