import type { HandlerInput } from '@narthex/contract/endpoint'
import type { placeGift } from '@narthex/contract/giving/giving.endpoints'
import type { Actor, CallSource } from '../../platform/http/route.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import type { OrderPayer } from '../payments/orders/orders.service.ts'
import { describePayer, findMemberAsPayer } from '../payments/orders/payers.service.ts'
import { giverDataMissing } from './giving.errors.ts'

/** A call to give: by a member, or by a visitor, who says who they are. */
export interface GiverCall extends ChurchCall {
  readonly actor: Actor | undefined
  readonly source: CallSource
}

type GivenGiver = HandlerInput<typeof placeGift>['body']['doador']

/** Who gives: a member with what the church knows of them, or a visitor with what they say. Throws EVT_REG_026. */
export async function findGiver(call: GiverCall, given: GivenGiver): Promise<OrderPayer> {
  const { actor } = call
  if (actor) return findMemberAsPayer({ ...call, actor })
  if (!given) throw giverDataMissing()
  const { nome: name, email, documento, telefone, pais, endereco } = given
  return describePayer({ name, email, document: documento, phone: telefone, country: pais }, endereco ?? undefined)
}
