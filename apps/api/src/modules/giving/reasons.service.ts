import type { GivingReason } from '@narthex/contract/giving/giving.schemas'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { listReasons, type ReasonRow, sumTowardsGoals } from './reasons.queries.ts'

/** Lists the active reasons to give for, in the church's order. */
export async function listActiveReasons({ inChurch }: ChurchCall): Promise<GivingReason[]> {
  const rows = await inChurch((work) => listReasons(work, { isActive: true }))
  return rows.map(toReason)
}

/** Amounts received towards each goal, in cents. Reasons without gifts are not listed. */
export function listGoalProgress({ inChurch }: ChurchCall): Promise<{ idMotivo: number; arrecadado: number }[]> {
  return inChurch(sumTowardsGoals)
}

export function toReason({ meta, metaAte, flagAtivo: _, ordem: __, ...fields }: ReasonRow): GivingReason {
  return { ...fields, meta: meta === null ? null : { valor: meta, ate: metaAte } }
}
