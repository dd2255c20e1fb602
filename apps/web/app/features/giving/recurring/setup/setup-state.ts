import type { GivingSettings } from '@narthex/contract/giving/giving.schemas'
import type { recurrenceMeans } from '@narthex/contract/giving/recurrence.schemas'
import type { Plan } from '../plan/plan.ts'

export type RecurrenceMeans = (typeof recurrenceMeans)[number]

/** A recurring gift that is being set up; its card is held apart, and kept nowhere. */
export interface SetupState {
  readonly plan: Plan
  readonly meio: RecurrenceMeans
  /** The link that it began with: opened again, it does not undo what was changed since. */
  readonly link: string
}

/** The ways in which a church takes regular gifts. */
export function listMeans({ metodos, flagPixAutomatico }: GivingSettings): RecurrenceMeans[] {
  const hasCards = metodos.some(({ codigoMetodoPagamento }) => codigoMetodoPagamento === 'CREDIT_CARD')
  return [...(hasCards ? (['CARTAO'] as const) : []), ...(flagPixAutomatico ? (['PIX_AUTOMATICO'] as const) : [])]
}

/** The method whose fees a way has. */
export const methodFor = (meio: RecurrenceMeans) => (meio === 'CARTAO' ? 'CREDIT_CARD' : 'PIX')
