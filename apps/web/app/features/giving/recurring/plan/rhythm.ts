import type { Frequency } from '@narthex/contract/giving/recurrence.schemas'

/** The frequencies that are offered: numbers of days, a day of the month, or another number of days. */
export const rhythmKinds = ['d7', 'd14', 'd30', 'month', 'd90', 'd365', 'other'] as const
export type RhythmKind = (typeof rhythmKinds)[number]

/** Frequencies that banks offer for Pix Automático (`automatic-pix.ts` of the contract). */
export const automaticPixKinds: readonly RhythmKind[] = ['d7', 'month', 'd90', 'd365']

/** A frequency as it is being chosen. */
export interface Rhythm {
  readonly kind: RhythmKind
  readonly diaDoMes: number
  /** Number of days as typed, for a custom frequency. */
  readonly dias: string
}

/** The longest number of days, as the contract has it (`recurrence.schemas.ts`, which would bring the validation library along). */
export const mostDays = 366

/** Specification §9: 30 days. */
export const usualRhythm: Rhythm = { kind: 'd30', diaDoMes: 5, dias: '' }

/** Undefined while the number of days is missing or wrong. */
export function toFrequency({ kind, diaDoMes, dias }: Rhythm): Frequency | undefined {
  if (kind === 'month') return { diaDoMes }
  const days = Number(kind === 'other' ? dias || Number.NaN : kind.slice(1))
  return Number.isInteger(days) && days >= 1 && days <= mostDays ? { dias: days } : undefined
}

export function toRhythm(frequency: Frequency): Rhythm {
  if ('diaDoMes' in frequency) return { ...usualRhythm, kind: 'month', diaDoMes: frequency.diaDoMes }
  const dias = String(frequency.dias)
  const offered = rhythmKinds.find((kind) => kind === `d${dias}`)
  return offered ? { ...usualRhythm, kind: offered } : { ...usualRhythm, kind: 'other', dias }
}
