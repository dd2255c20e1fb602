export type DayPart = 'morning' | 'afternoon' | 'evening'

/** How people greet each other at an hour of their own clock. */
export function toDayPart(hour: number): DayPart {
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}
