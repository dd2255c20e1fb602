import { dateAfter } from '@narthex/contract/church-time'
import type { GivingReason } from '@narthex/contract/giving/giving.schemas'
import type { Recurrence } from '@narthex/contract/giving/recurrence.schemas'
import { nextDayOfMonth, usualFirstDay } from './charge-days.ts'
import { automaticPixKinds, type Rhythm, toFrequency, toRhythm, usualRhythm } from './rhythm.ts'

/** Draft of a recurring gift. Days are `YYYY-MM-DD` in the church's time zone. */
export interface Plan {
  readonly idMotivo: number | null
  /** Cents; null while there is no amount. */
  readonly valor: number | null
  readonly rhythm: Rhythm
  /** The day of the next charge: of a new gift, its first one. */
  readonly dia: string
  /** No charge after this day; empty: it goes on. */
  readonly fim: string
  readonly flagTaxas: boolean
  readonly flagAnonimo: boolean
  readonly comentario: string
}

export type ChangePlan = (change: Partial<Plan>) => void

/** A gift as it is usually given, with what its link presets. */
export function beginPlan(
  reasons: readonly GivingReason[],
  preset: { readonly idMotivo?: number | undefined; readonly valor?: number | undefined },
  today: string,
): Plan {
  const reason = reasons.find(({ id }) => id === preset.idMotivo) ?? reasons[0]
  return {
    idMotivo: reason?.id ?? null,
    valor: preset.valor ?? null,
    rhythm: usualRhythm,
    dia: nextDayOfMonth(usualRhythm.diaDoMes, dateAfter(today, 1)),
    fim: '',
    flagTaxas: false,
    flagAnonimo: false,
    comentario: '',
  }
}

/** A recurring gift as it is. */
export function toPlan(recurrence: Recurrence): Plan {
  const { motivo, valor, frequencia, proxima, inicio, fim, flagTaxas, flagAnonimo, comentario } = recurrence
  return {
    idMotivo: motivo.id,
    valor,
    rhythm: toRhythm(frequencia),
    dia: proxima ?? inicio,
    fim: fim ?? '',
    flagTaxas,
    flagAnonimo,
    comentario: comentario ?? '',
  }
}

/** Chooses a frequency. Charges on a day of the month begin on that day. */
export function chooseRhythm(rhythm: Rhythm, earliest: string): Partial<Plan> {
  return rhythm.kind === 'month' ? { rhythm, dia: nextDayOfMonth(rhythm.diaDoMes, earliest) } : { rhythm }
}

/**
 * A new gift by Pix Automático begins today, with the code that its giver pays; its frequency is one that banks have. A
 * monthly one goes on on today's day of the month, so that no second gift follows within days, unless its giver chose
 * another day after that.
 */
export function toAutomaticPixPlan(plan: Plan, today: string): Plan {
  const { kind } = plan.rhythm
  const isKept = automaticPixKinds.includes(kind) && (kind !== 'month' || plan.dia === today)
  const monthly: Rhythm = { ...plan.rhythm, kind: 'month', diaDoMes: Number(today.slice(8)) }
  return { ...plan, dia: today, rhythm: isKept ? plan.rhythm : monthly }
}

/** Back from Pix Automático: nothing is charged today, unless that is chosen. */
export const toCardPlan = (plan: Plan, today: string): Plan => ({
  ...plan,
  dia: plan.rhythm.kind === 'month' ? nextDayOfMonth(plan.rhythm.diaDoMes, dateAfter(today, 1)) : usualFirstDay(today),
})

export interface PlanComplaints {
  readonly rhythm?: 'days'
  readonly dia?: 'missing' | 'past'
  readonly fim?: 'beforeStart'
}

export function findPlanComplaints({ rhythm, dia, fim }: Plan, today: string): PlanComplaints {
  return {
    ...(!toFrequency(rhythm) && { rhythm: 'days' }),
    ...(dia === '' ? { dia: 'missing' } : dia < today && { dia: 'past' }),
    ...(fim !== '' && dia !== '' && fim < dia && { fim: 'beforeStart' }),
  }
}

/** The choice as the API takes it. */
export function toChoice({ idMotivo, valor, rhythm, fim, flagTaxas, flagAnonimo, comentario }: Plan) {
  const frequencia = toFrequency(rhythm)
  if (idMotivo === null || valor === null || !frequencia) throw new Error('The form has checked the plan')
  return {
    idMotivo,
    valor,
    frequencia,
    fim: fim || null,
    flagTaxas,
    flagAnonimo,
    comentario: comentario.trim() || null,
  }
}
