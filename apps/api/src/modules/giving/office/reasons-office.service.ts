import type { OfficeReason } from '@narthex/contract/giving/giving-office.schemas'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { recordOfficeAct } from '../../payments/office/office-acts.service.ts'
import type { PaymentNeeds } from '../../payments/payment-needs.ts'
import type { GivenReason } from '../giving.inputs.ts'
import { addReason, orderReasons, replaceReason } from '../reasons.editing.service.ts'
import { listReasons } from '../reasons.queries.ts'

/** All reasons in the church's order, also the inactive ones. */
export async function listOfficeReasons({ inChurch }: ChurchCall): Promise<OfficeReason[]> {
  const rows = await inChurch((work) => listReasons(work))
  return rows.map(({ ordem: _, meta, metaAte: ate, ...reason }) => ({
    ...reason,
    meta: meta === null ? null : { valor: meta, ate },
  }))
}

export function addOfficeReason(platform: PaymentNeeds, call: MemberCall, given: GivenReason): Promise<number> {
  return addReason(platform, call.church, given, (work, motivo) =>
    recordOfficeAct(platform, work, call, { acao: 'GIVING_REASON_ADDED', detalhes: { motivo } }),
  )
}

/** Throws NOT_FOUND. */
export function setOfficeReason(
  platform: PaymentNeeds,
  call: MemberCall,
  motivo: number,
  given: GivenReason,
): Promise<void> {
  return replaceReason(platform, call.church, motivo, given, (work) =>
    recordOfficeAct(platform, work, call, { acao: 'GIVING_REASON_SET', detalhes: { motivo } }),
  )
}

/** Throws VALIDATION where not each reason is named once. */
export function orderOfficeReasons(platform: PaymentNeeds, call: MemberCall, ids: readonly number[]): Promise<void> {
  return orderReasons(platform, call.church, ids, (work) =>
    recordOfficeAct(platform, work, call, { acao: 'GIVING_REASONS_ORDERED' }),
  )
}
