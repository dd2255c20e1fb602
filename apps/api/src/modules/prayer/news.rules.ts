const minuteMs = 60_000

/** Those who pray first are told of together. */
const firstAfterMs = 10 * minuteMs
/** And then no more than once a day of each prayer. */
const thenAfterMs = 24 * 60 * minuteMs

/** When somebody who asked is next told who prayed and wrote. */
export function nextNews(avisadaEm: Date | null, now: Date): Date {
  const soonest = now.getTime() + firstAfterMs
  return new Date(avisadaEm ? Math.max(soonest, avisadaEm.getTime() + thenAfterMs) : soonest)
}
