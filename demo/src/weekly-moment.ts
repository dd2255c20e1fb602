const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

/** A moment of a church's week, told as its people would: "Sunday before last at 17:40". */
export interface WeeklyMoment {
  readonly weekday: (typeof weekdays)[number]
  /** `HH:MM` on the church's own clocks. */
  readonly time: string
  /** 0 is the last such day before today. */
  readonly weeksAgo: number
}

const dayMs = 86_400_000

/** The instant of a past moment. Today is never meant, so the answer always lies before `now`. */
export function pastInstant({ weekday, time, weeksAgo }: WeeklyMoment, now: Date, timeZone: string): Date {
  const today = new Date(wallClock(now, timeZone).slice(0, 10))
  const daysBack = (today.getUTCDay() - weekdays.indexOf(weekday) + 7) % 7 || 7
  const date = new Date(today.getTime() - (daysBack + 7 * weeksAgo) * dayMs).toISOString().slice(0, 10)
  return instantOf(`${date}T${time}:00Z`, timeZone)
}

/** The instant when the zone's clocks show what `wall` says, written as if it were UTC. */
function instantOf(wall: string, timeZone: string): Date {
  const asUtc = new Date(wall)
  const shownThen = Date.parse(`${wallClock(asUtc, timeZone)}Z`)
  return new Date(asUtc.getTime() - (shownThen - asUtc.getTime()))
}

/** What the zone's clocks show, as `YYYY-MM-DDTHH:MM:SS`: Swedish dates are ISO 8601 but for the space. */
function wallClock(instant: Date, timeZone: string): string {
  return instant.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')
}
