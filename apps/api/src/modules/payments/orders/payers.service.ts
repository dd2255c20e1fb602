import type { MemberCall } from '../../../platform/http/route.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { getCaller, readAccount } from '../../auth/accounts.service.ts'
import { requireMember } from '../../members/members.service.ts'
import { listAddresses } from '../../users/household/addresses.service.ts'
import type { OrderPayer } from './orders.service.ts'

/** A member as the payer of their own order, with the first of their addresses. */
export async function findMemberAsPayer(call: MemberCall): Promise<OrderPayer> {
  const { user, usuario } = await getCaller(call)
  const [address] = await listAddresses(call)
  const { nome, sobrenome, cpf, cnpj, telefone: phone } = usuario
  const name = `${nome} ${sobrenome}`.trim()
  return describePayer({ name, email: user.email, document: cpf ?? cnpj, phone, country: null }, address)
}

/** A member as the payer of an order that staff enter for them. */
export async function findOtherMemberAsPayer(call: ChurchCall, memberId: MemberId): Promise<OrderPayer> {
  const member = await call.inChurch((work) => requireMember(work, memberId))
  const { nome, sobrenome, cpf, cnpj, telefone: phone } = member
  const account = await readAccount(call, member.accountId)
  const facts = { name: `${nome} ${sobrenome}`.trim(), document: cpf ?? cnpj, phone, country: null }
  return describePayer({ ...facts, email: account?.email ?? null })
}

export interface PayerFacts {
  readonly name: string
  readonly email: string | null
  readonly document: string | null
  readonly phone: string | null
  readonly country: string | null
}

interface PartialAddress {
  readonly pais: string
  readonly cep: string | null
  readonly logradouro: string
  readonly numero: string | null
  readonly complemento: string | null
  readonly bairro: string | null
  readonly cidade: string
  readonly estado: string | null
}

/** A payer by what is known of them. An address that lacks a part is of no use to a gateway, but tells the country. */
export function describePayer({ document, phone, country, ...who }: PayerFacts, given?: PartialAddress): OrderPayer {
  const address = given && toAddress(given)
  const knownCountry = given?.pais ?? country
  return {
    ...who,
    ...(document && { document: { type: document.length === 11 ? 'cpf' : 'cnpj', value: document } as const }),
    ...(phone && { phone }),
    ...(knownCountry && { country: knownCountry }),
    ...(address && { address }),
  }
}

function toAddress(given: PartialAddress): OrderPayer['address'] {
  const { cep: zip, numero: number, estado: state, logradouro: street, cidade: city, pais: country } = given
  if (!zip || !number || !state) return undefined
  const { complemento: complement, bairro: district } = given
  return { zip, number, state, street, city, country, ...(complement && { complement }), ...(district && { district }) }
}
