import { dateAfter } from '@narthex/contract/church-time'
import type { Frequency, RecurrenceState } from '@narthex/contract/giving/recurrence.schemas'
import type { CycleRow } from './cycles.queries.ts'
import type { RecurrenceRow } from './recurrences.queries.ts'
import { firstPlannedDay, isPast, maxLateDays, nextPlannedDay, type PlannedDay } from './schedule.rules.ts'

type Schedule = Pick<
  RecurrenceRow,
  'frequenciaDias' | 'frequenciaDiaMes' | 'fim' | 'proximoCiclo' | 'proximoDia' | 'proximoDiaRegular' | 'flagPular'
>

export function toFrequency({
  frequenciaDias: dias,
  frequenciaDiaMes,
}: Pick<Schedule, 'frequenciaDias' | 'frequenciaDiaMes'>): Frequency {
  return dias === null ? { diaDoMes: frequenciaDiaMes ?? 1 } : { dias }
}

export const fromFrequency = (frequency: Frequency) => ({
  frequenciaDias: 'dias' in frequency ? frequency.dias : null,
  frequenciaDiaMes: 'diaDoMes' in frequency ? frequency.diaDoMes : null,
})

export const toPlannedDay = ({ proximoDia, proximoDiaRegular }: Schedule): PlannedDay => ({
  ...{ day: proximoDia, regularDay: proximoDiaRegular },
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
    ...fromPlannedDay(nextPlannedDay(toFrequency(gift), toPlannedDay(gift))),
    ...{ proximoCiclo: gift.proximoCiclo + 1, flagPular: false },
  }
}

/**
 * The planned day that today's charge is for. Days that passed more than three days ago, and all but the newest of those
 * that passed since, are left out: a giver is never charged for several days at once. A later day than today: none is due.
 */
export function findDueDay(gift: Schedule, today: string): PlannedDay {
  const frequency = toFrequency(gift)
  let due = firstPlannedDay(frequency, toPlannedDay(gift), dateAfter(today, -maxLateDays))
  for (;;) {
    const next = nextPlannedDay(frequency, due)
    if (next.day > today) return due
    due = next
  }
}

/** The next day of a gift that goes on: after today, in its rhythm. */
export const findResumedDay = (gift: Schedule, today: string): PlannedDay =>
  firstPlannedDay(toFrequency(gift), toPlannedDay(gift), dateAfter(today, 1))

/** A try was begun, and what became of it is not known yet. */
export const isUnderWay = ({ situacao, proximaTentativa }: CycleRow): boolean =>
  situacao === 'COBRANDO' && proximaTentativa === null

/** The giver may have it charged again. */
export const isFailed = ({ situacao, proximaTentativa }: CycleRow): boolean =>
  situacao === 'DESISTIDO' || (situacao === 'COBRANDO' && proximaTentativa !== null)

/** The day of the next charge; null where none follows, or while the gift stands still. */
export function findNextDay(gift: Schedule & { readonly situacao: RecurrenceState }): string | null {
  if (gift.situacao !== 'ATIVA' && gift.situacao !== 'PENDENTE') return null
  const planned = gift.flagPular ? nextPlannedDay(toFrequency(gift), toPlannedDay(gift)) : toPlannedDay(gift)
  return isPast(planned, gift.fim) ? null : planned.day
}
