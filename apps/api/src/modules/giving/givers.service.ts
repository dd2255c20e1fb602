import type { HandlerInput } from '@narthex/contract/endpoint'
import type { placeGift } from '@narthex/contract/giving/giving.endpoints'
import type { VisitorCall } from '../../platform/http/route.ts'
import type { OrderPayer } from '../payments/orders/orders.service.ts'
import { describePayer, findMemberAsPayer } from '../payments/orders/payers.service.ts'
import { giverDataMissing } from './giving.errors.ts'

type GivenGiver = HandlerInput<typeof placeGift>['body']['doador']

/** Finds who gives: a member with what the church knows of them, or a visitor with what they say. */
export async function findGiver(call: VisitorCall, given: GivenGiver): Promise<OrderPayer> {
  const { actor } = call
  if (actor) return findMemberAsPayer({ ...call, actor })
  if (!given) throw giverDataMissing()
  const { nome: name, email, documento, telefone, pais, endereco } = given
  return describePayer({ name, email, document: documento, phone: telefone, country: pais }, endereco ?? undefined)
}
