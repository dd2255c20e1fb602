import { minuteMs } from '@narthex/contract/durations'

/** The first notice waits, so that it covers everyone who prays in this time. */
const firstAfterMs = 10 * minuteMs
/** Time between later notices: at most one per prayer per day. */
const thenAfterMs = 24 * 60 * minuteMs

/** Time of the author's next notice. */
export function nextNews(avisadaEm: Date | null, now: Date): Date {
  const soonest = now.getTime() + firstAfterMs
  return new Date(avisadaEm ? Math.max(soonest, avisadaEm.getTime() + thenAfterMs) : soonest)
}
