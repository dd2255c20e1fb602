import { createHash, randomInt } from 'node:crypto'
import { largestAmount } from '@narthex/contract/payments/payment.schemas'
import type { Currency } from '@narthex/contract/payments/payment-states'
import { invalid } from '../../platform/errors/domain-error.ts'
import type { MemberId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { Payer } from './gateways/payment-gateway.ts'
import { findOrderByKey, insertOrder, insertPayer, type PayerRow } from './orders.queries.ts'
import { keyInUse } from './payments.errors.ts'

/** What a module above sells or collects. */
export interface NewOrder {
  /** Names the module, such as `doacao`. */
  readonly finalidade: string
  /** The module's own reference. */
  readonly referencia: string
  /** Shown to the payer and sent to the gateway. Nothing of a person. */
  readonly descricao: string
  /** Cents, before fees. */
  readonly valor: number
  readonly moeda: Currency
  /** The payer covers the fees. */
  readonly flagTaxas: boolean
  /** Idempotency: the same key and content answer the same order; IDEMPOTENCY_KEY_IN_USE for another content. */
  readonly chave: string
  readonly payer: Payer
  readonly memberId: MemberId | null
}

/** Places an order in the caller's transaction and gives its public code. Throws VALIDATION for an amount that is none. */
export async function placeOrder(work: ChurchWork, order: NewOrder): Promise<{ id: number; codigo: string }> {
  const { payer, memberId, chave, ...content } = order
  if (!Number.isSafeInteger(order.valor) || order.valor < 1 || order.valor > largestAmount)
    throw invalid([{ path: 'body.valor', message: 'Not an amount' }])
  const conteudoHash = hashContent([content, payer, memberId])
  const codigo = makeCode(26)
  const row = { ...content, codigo, chave, conteudoHash, situacao: 'ABERTO', criadoEm: work.now } as const
  const id = await insertOrder(work, row)
  if (id === undefined) return sameOrder(work, chave, conteudoHash)
  await insertPayer(work, { ...toPayerRow(payer), pedidoCodigo: codigo, memberId })
  return { id, codigo }
}

async function sameOrder(
  work: ChurchWork,
  chave: string,
  conteudoHash: string,
): Promise<{ id: number; codigo: string }> {
  const order = await findOrderByKey(work, chave)
  if (order?.conteudoHash !== conteudoHash) throw keyInUse()
  return order
}

function toPayerRow({ name, email, document, phone, address }: Payer) {
  return {
    nome: name,
    email,
    documento: document?.value ?? null,
    telefone: phone ?? null,
    endereco: address ?? null,
  }
}

/** The payer as gateways are told. */
export function toPayer({ nome, email, documento, telefone, endereco }: PayerRow): Payer {
  return {
    name: nome,
    email,
    ...(documento && { document: { type: documento.length === 11 ? 'cpf' : 'cnpj', value: documento } as const }),
    ...(telefone && { phone: telefone }),
    ...(endereco && { address: endereco }),
  }
}

/** Two requests with the same content have the same hash. */
export const hashContent = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url')

/** Crockford's base 32: no letters that are taken for digits. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Unguessable with 26 signs (130 bits). A payment's reference has 18: CardPointe takes no more than 19. */
export const makeCode = (length: number): string =>
  Array.from({ length }, () => signs[randomInt(signs.length)]).join('')
