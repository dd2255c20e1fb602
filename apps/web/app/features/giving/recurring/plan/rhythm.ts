import type { Frequency } from '@narthex/contract/giving/recurrence.schemas'

/** Frequencies that are offered: a day of the month, numbers of days, or another number of days. */
export const rhythmKinds = ['month', 'd7', 'd14', 'd90', 'd365', 'other'] as const
export type RhythmKind = (typeof rhythmKinds)[number]

/** Frequencies offered for cards. Ninety days are no quarter: they are typed as another number of days. */
export const cardKinds: readonly RhythmKind[] = ['month', 'd7', 'd14', 'd365', 'other']

/** Frequencies that banks offer for Pix Automático (`automatic-pix.ts` of the contract); quarters and years go by the calendar. */
export const automaticPixKinds: readonly RhythmKind[] = ['month', 'd7', 'd90', 'd365']

/** A frequency as it is being chosen. */
export interface Rhythm {
  readonly kind: RhythmKind
  readonly diaDoMes: number
  /** Number of days as typed, for a custom frequency. */
  readonly dias: string
}

/** The longest number of days, as the contract has it (`recurrence.schemas.ts`, which would bring the validation library along). */
export const mostDays = 366

/** Once a month: thirty days would drift through the month and make thirteen gifts in some years. */
export const usualRhythm: Rhythm = { kind: 'month', diaDoMes: 5, dias: '' }

/** Undefined while the number of days is missing or wrong. */
export function toFrequency({ kind, diaDoMes, dias }: Rhythm): Frequency | undefined {
  if (kind === 'month') return { diaDoMes }
  const days = Number(kind === 'other' ? dias || Number.NaN : kind.slice(1))
  return Number.isInteger(days) && days >= 1 && days <= mostDays ? { dias: days } : undefined
}

export function toRhythm(frequency: Frequency): Rhythm {
  if ('diaDoMes' in frequency) return { ...usualRhythm, kind: 'month', diaDoMes: frequency.diaDoMes }
  const dias = String(frequency.dias)
  const offered = cardKinds.find((kind) => kind === `d${dias}`)
  return offered ? { ...usualRhythm, kind: offered } : { ...usualRhythm, kind: 'other', dias }
}
