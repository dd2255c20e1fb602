import { createHash, randomInt } from 'node:crypto'
import type { Locale } from '@narthex/contract/locale'
import { largestAmount } from '@narthex/contract/payments/payment.schemas'
import type { Currency, PaymentMethod } from '@narthex/contract/payments/payment-states'
import { codeSigns } from '../../../platform/code-signs.ts'
import { invalid } from '../../../platform/errors/domain-error.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { Payer } from '../gateways/payment-gateway.ts'
import {
  findOrderByKey,
  findPayer,
  insertOrder,
  insertPayer,
  listPayerNames,
  type OrderRow,
  type PayerRow,
  sumOrderMoney,
} from './orders.queries.ts'
import { keyInUse } from './payments.errors.ts'
import { planRetention } from './retention-plan.service.ts'

/**
 * Purposes of orders. Each module that places orders ends what they had opened when a rehearsal ends
 * (`rehearsalEnded`); `going-live.integration.test.ts` goes through all of them.
 */
export const orderPurposes = ['doacao', 'evento', 'play'] as const
export type OrderPurpose = (typeof orderPurposes)[number]

/** An order as the module that sells or collects describes it. */
export interface NewOrder {
  readonly finalidade: OrderPurpose
  /** The module's own reference. */
  readonly referencia: string
  /** Shown to the payer and sent to the gateway. Nothing of a person. */
  readonly descricao: string
  /** Cents, before fees. */
  readonly valor: number
  readonly moeda: Currency
  /** The payer covers the fees. */
  readonly flagTaxas: boolean
  /** The most instalments; null or omitted: as the church allows. */
  readonly maxParcelas?: number | null
  /** False: the church bears the interest of instalments. */
  readonly flagJuros?: boolean | null
  /** The only methods; null or omitted: all of the church. */
  readonly metodos?: PaymentMethod[] | null
  /** Idempotency: the same key and content answer the same order; IDEMPOTENCY_KEY_IN_USE for another content. */
  readonly chave: string
  /** The client's request, where it holds less than the order: a repeated key must come with an equal request. */
  readonly content?: unknown
  /** Where the payer returns to from a gateway's own page: a path of the site, with `{codigo}` for the order's code. */
  readonly pagina: string
  readonly payer: OrderPayer
  /** Language of the payer's mails, for a payer without an account. */
  readonly idioma?: Locale | undefined
  readonly memberId: MemberId | null
}

export type PlacedOrder = Pick<OrderRow, 'id' | 'codigo' | 'moeda' | 'valor' | 'flagTaxas'>

/** The payer of an order, as the domain that places it knows them. No e-mail: no gateway is told of the order. */
export type OrderPayer = Omit<Payer, 'email'> & { readonly email: string | null }

/** Places an order in the caller's transaction and gives its public code. Throws VALIDATION for an amount that is none. */
export async function placeOrder(work: ChurchWork, order: NewOrder): Promise<Pick<PlacedOrder, 'id' | 'codigo'>> {
  const { payer, idioma, memberId, chave, content, ...own } = order
  if (!Number.isSafeInteger(order.valor) || order.valor < 1 || order.valor > largestAmount)
    throw invalid([{ path: 'body.valor', message: 'Not an amount' }])
  const conteudoHash = hashContent(content ?? [own, payer, memberId])
  const codigo = makeCode(26)
  const row = { ...own, codigo, chave, conteudoHash, situacao: 'ABERTO', criadoEm: work.now } as const
  const id = await insertOrder(work, row)
  if (id === undefined) {
    const order = await findOrderByKey(work, chave)
    if (order?.conteudoHash !== conteudoHash) throw keyInUse()
    return order
  }
  await insertPayer(work, { ...toPayerRow(payer), idioma: idioma ?? null, pedidoCodigo: codigo, memberId })
  await planRetention(work)
  return { id, codigo }
}

/**
 * The order that was placed with this key and content; undefined where the key is new. Throws IDEMPOTENCY_KEY_IN_USE for
 * another content.
 */
export async function findPlacedOrder(
  work: ChurchWork,
  { chave, content }: Required<Pick<NewOrder, 'chave' | 'content'>>,
): Promise<PlacedOrder | undefined> {
  const order = await findOrderByKey(work, chave)
  if (order && order.conteudoHash !== hashContent(content)) throw keyInUse()
  return order
}

function toPayerRow({ name, email, document, phone, country, address }: OrderPayer) {
  return {
    nome: name,
    email,
    documento: document?.value ?? null,
    telefone: phone ?? null,
    pais: address?.country ?? country ?? null,
    endereco: address ?? null,
  }
}

/** Writes down who pays an order once more, where that was deleted since (decision 0079). */
export async function restorePayer(
  work: ChurchWork,
  pedidoCodigo: string,
  { payer, memberId }: Pick<NewOrder, 'payer' | 'memberId'>,
): Promise<void> {
  if (await findPayer(work, pedidoCodigo)) return
  await insertPayer(work, { ...toPayerRow(payer), pedidoCodigo, memberId })
}

export function toPayer({ nome, email, documento, telefone, pais, endereco }: PayerRow): OrderPayer {
  return {
    name: nome,
    email,
    ...(documento && { document: { type: documento.length === 11 ? 'cpf' : 'cnpj', value: documento } as const }),
    ...(telefone && { phone: telefone }),
    ...(pais && { country: pais }),
    ...(endereco && { address: endereco }),
  }
}

/** Finds the payer of an order; undefined if they have left since. */
export async function findOrderPayer(work: ChurchWork, codigo: string): Promise<OrderPayer | undefined> {
  const row = await findPayer(work, codigo)
  return row && toPayer(row)
}

/** Where mails about an order go; undefined where its payer has left since, or gave no address. */
export async function findOrderContact(
  work: ChurchWork,
  codigo: string,
): Promise<(Pick<PayerRow, 'nome' | 'idioma' | 'memberId'> & { readonly email: string }) | undefined> {
  const row = await findPayer(work, codigo)
  return row?.email ? { ...row, email: row.email } : undefined
}

/** Two requests with the same content have the same hash. */
export const hashContent = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url')

/** Unguessable with 26 signs (130 bits). A payment's reference has 18: CardPointe takes no more than 19. */
export const makeCode = (length: number): string =>
  Array.from({ length }, () => codeSigns[randomInt(codeSigns.length)]).join('')

/** The payers' names by the codes of their orders, without those who have left since. */
export const findPayerNames = (work: ChurchWork, codes: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  listPayerNames(work, codes)

/** The money of all orders of a purpose for one thing, by currency, in cents: what came, and what of it went back. */
export const sumOrders = (work: ChurchWork, of: Pick<NewOrder, 'finalidade' | 'referencia'>) => sumOrderMoney(work, of)
