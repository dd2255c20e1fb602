/*
 * A term of Play ends with the end of a day in the church's time zone. The next one is charged in the course of that day,
 * so who cancels a trial on it may be too late. Pages and mails name these two days, and no others.
 */

/** A moment of the last day of a term: it plays until that day ends, and the next term is charged on it. */
export const lastDay = (termEnd: string): Date => new Date(Date.parse(termEnd) - 1)

/** A moment of the last day on which canceling a trial costs nothing. Six hours more than a day: clocks may change. */
export const lastFreeDay = (trialEnd: string): Date => new Date(Date.parse(trialEnd) - 30 * 60 * 60 * 1000)
