import type { Frequency } from './recurrence.schemas.ts'

/** How often Pix Automático may debit, as banks name it. */
export type AutomaticPixFrequency = 'WEEKLY' | 'MONTHLY' | 'QUARTERLY' | 'ANNUALLY'

const byDays: Readonly<Record<number, AutomaticPixFrequency>> = { 7: 'WEEKLY', 90: 'QUARTERLY', 365: 'ANNUALLY' }
const calendarMonths: Readonly<Record<number, number>> = { 90: 3, 365: 12 }

/** The bank's word for a frequency; undefined where Pix Automático has none. */
export const findAutomaticPixFrequency = (frequency: Frequency): AutomaticPixFrequency | undefined =>
  'dias' in frequency ? byDays[frequency.dias] : 'MONTHLY'

/**
 * Banks allow one debit in each calendar quarter or year. Ninety days would sooner or later put two into one: such gifts
 * go by months. Undefined for weeks.
 */
export const findAutomaticPixMonths = (frequency: Frequency): number | undefined =>
  'dias' in frequency ? calendarMonths[frequency.dias] : 1
