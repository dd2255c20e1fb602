import type { HandlerInput } from '@narthex/contract/endpoint'
import type { placeGift } from '@narthex/contract/giving/giving.endpoints'
import type { Actor, CallSource } from '../../platform/http/route.ts'
import type { MemberId } from '../../platform/ids.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { readAccount } from '../auth/accounts.service.ts'
import { requireMember } from '../members/members.service.ts'
import type { OrderPayer } from '../payments/orders.service.ts'
import { describePayer, findMemberAsPayer } from '../payments/payers.service.ts'
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

/** A member as the payer of an order that staff enter for them. Throws NOT_FOUND. */
export async function findOtherMemberAsPayer(call: ChurchCall, memberId: MemberId): Promise<OrderPayer> {
  const member = await call.inChurch((work) => requireMember(work, memberId))
  const { nome, sobrenome, cpf, cnpj, telefone: phone } = member
  const account = await readAccount(call, member.accountId)
  const facts = { name: `${nome} ${sobrenome}`.trim(), document: cpf ?? cnpj, phone, country: null }
  return describePayer({ ...facts, email: account?.email ?? null })
}
