import { dateAfter } from '@narthex/contract/church-time'
import { findAutomaticPixMonths } from '@narthex/contract/giving/automatic-pix'
import type { Frequency, RecurrenceState } from '@narthex/contract/giving/recurrence.schemas'
import {
  firstPlannedDay,
  isPast,
  maxLateDays,
  nextPlannedDay,
  type PlannedDay,
  type Rhythm,
} from '../../../platform/recurring/schedule.ts'
import type { CycleRow } from './cycles.queries.ts'
import { leadDays, minLeadDays } from './lead-days.rules.ts'
import type { RecurrenceRow } from './recurrences.queries.ts'

type Schedule = Pick<
  RecurrenceRow,
  | ('frequenciaDias' | 'frequenciaDiaMes' | 'inicio' | 'fim' | 'meio')
  | ('proximoCiclo' | 'proximoDia' | 'proximoDiaRegular' | 'flagPular')
>

export function toFrequency({
  frequenciaDias: dias,
  frequenciaDiaMes,
}: Pick<Schedule, 'frequenciaDias' | 'frequenciaDiaMes'>): Frequency {
  return dias === null ? { diaDoMes: frequenciaDiaMes ?? 1 } : { dias }
}

/** Rhythm of a gift's charges. Pix Automático counts months by the calendar, from the gift's first day. */
export function toRhythm(gift: Pick<Schedule, 'frequenciaDias' | 'frequenciaDiaMes' | 'meio' | 'inicio'>): Rhythm {
  const frequency = toFrequency(gift)
  const months = gift.meio === 'PIX_AUTOMATICO' ? findAutomaticPixMonths(frequency) : undefined
  if (months === undefined || 'diaDoMes' in frequency) return frequency
  return { meses: months, diaDoMes: Number(gift.inicio.slice(8)) }
}

export const fromFrequency = (frequency: Frequency) => ({
  frequenciaDias: 'dias' in frequency ? frequency.dias : null,
  frequenciaDiaMes: 'diaDoMes' in frequency ? frequency.diaDoMes : null,
})

export const toPlannedDay = ({ proximoDia, proximoDiaRegular }: Schedule): PlannedDay => ({
  day: proximoDia,
  regularDay: proximoDiaRegular,
})

export const fromPlannedDay = ({ day, regularDay }: PlannedDay) => ({ proximoDia: day, proximoDiaRegular: regularDay })

/** States in which nothing is charged any more. */
const finalStates: readonly RecurrenceState[] = ['ENCERRADA', 'CANCELADA']
export const hasEnded = ({ situacao }: { situacao: RecurrenceState }): boolean => finalStates.includes(situacao)

/** True where no charge follows: the next day lies behind the end. */
export const isFinished = (gift: Schedule): boolean => isPast(toPlannedDay(gift), gift.fim)

/** The schedule after the next cycle was charged or skipped. */
export function afterCycle(gift: Schedule) {
  return {
    ...fromPlannedDay(nextPlannedDay(toRhythm(gift), toPlannedDay(gift))),
    proximoCiclo: gift.proximoCiclo + 1,
    flagPular: false,
  }
}

/**
 * The planned day that today's charge is for: today's own, or one ahead where charges are sent ahead. Charges that are more
 * than three days late, and all but the newest of those that are less, are left out: a giver is never charged for several
 * days at once. A day after `findLastDay`: none is due.
 */
export function findDueDay(gift: Schedule, today: string): PlannedDay {
  const rhythm = toRhythm(gift)
  const last = findLastDay(gift, today)
  let due = firstPlannedDay(rhythm, toPlannedDay(gift), dateAfter(last, -maxLateDays))
  for (;;) {
    const next = nextPlannedDay(rhythm, due)
    if (next.day > last) return due
    due = next
  }
}

/** The last day that is charged today. */
export const findLastDay = ({ meio }: Pick<Schedule, 'meio'>, today: string): string => dateAfter(today, leadDays[meio])

/** True where the next cycle is charged today. */
export function isNextCycleDue(gift: Schedule, today: string): boolean {
  const due = findDueDay(gift, today)
  return !gift.flagPular && due.day <= findLastDay(gift, today) && !isPast(due, gift.fim)
}

/** The first day that can still be charged by a job of tomorrow. */
export const findEarliestDay = ({ meio }: Pick<Schedule, 'meio'>, today: string): string =>
  dateAfter(today, 1 + minLeadDays[meio])

/** The next day of a gift that goes on: after today, in its rhythm. */
export const findResumedDay = (gift: Schedule, today: string): PlannedDay =>
  firstPlannedDay(toRhythm(gift), toPlannedDay(gift), findEarliestDay(gift, today))

/** The giver may have it charged again. */
export const isFailed = ({ situacao, proximaTentativa }: CycleRow): boolean =>
  situacao === 'DESISTIDO' || (situacao === 'COBRANDO' && proximaTentativa !== null)

/** The day of the next charge; null where none follows, or while the gift stands still. */
export function findNextDay(gift: Schedule & { readonly situacao: RecurrenceState }): string | null {
  if (gift.situacao !== 'ATIVA' && gift.situacao !== 'PENDENTE') return null
  const planned = gift.flagPular ? nextPlannedDay(toRhythm(gift), toPlannedDay(gift)) : toPlannedDay(gift)
  return isPast(planned, gift.fim) ? null : planned.day
}
