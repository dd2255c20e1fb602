import {
  type GatewayName,
  gatewayNames,
  type PaymentMethod,
  type PaymentState,
} from '@narthex/contract/payments/payment-states'
import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { isAmongFew } from '../../../platform/database/is-among.ts'
import { defineKeyset, type Part } from '../../../platform/database/keyset.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { pagamento, pedido, pedidoPagador } from '../orders/payments.tables.ts'
import { isCounted } from '../orders/rehearsed-money.columns.ts'

export interface PaymentFilter {
  readonly from?: Date | undefined
  /** Exclusive. */
  readonly until?: Date | undefined
  readonly method?: PaymentMethod | undefined
  readonly state?: PaymentState | undefined
  readonly gateway?: GatewayName | undefined
  readonly search?: string | undefined
}

export type ListedPayment = Awaited<ReturnType<typeof listPayments>>[number]

/** The index `pagamento_momento` has every row and column of it, so that no row is read which is not listed. */
function isSelected(work: ChurchWork, { from, until, method, state, gateway, search }: PaymentFilter): SQL | undefined {
  return and(
    ofChurch(pagamento, work.church),
    isCounted,
    from && gte(pagamento.momento, from),
    until && lt(pagamento.momento, until),
    method && eq(pagamento.metodo, method),
    state && eq(pagamento.situacao, state),
    gateway && eq(pagamento.gateway, gateway),
    search === undefined ? undefined : isFound(work, search),
  )
}

/** Matches the beginning of our own codes, whose letters are upper case, or the whole id of the gateway. */
function isFound({ church, tx }: ChurchWork, search: string): SQL {
  const [first, last] = [search.toUpperCase(), search.toUpperCase().padEnd(200, 'Z')]
  const listIds = (condition: SQL) =>
    tx
      .select({ id: pagamento.id })
      .from(pagamento)
      .innerJoin(pedido, isItsOrder)
      .where(and(ofChurch(pagamento, church), ofChurch(pedido, church), condition))
  const byOrder = listIds(sql`${pedido.codigo} between ${first} and ${last}`)
  const byReference = listIds(sql`${pagamento.referencia} between ${first} and ${last}`)
  const byGateway = listIds(sql`${inArray(pagamento.gateway, gatewayNames)} and ${pagamento.externoId} = ${search}`)
  return isAmongFew(pagamento.id, sql`(${byOrder} union ${byReference} union ${byGateway})`)
}

const isItsOrder = and(eq(pedido.igrejaId, pagamento.igrejaId), eq(pedido.id, pagamento.orderId))
const isItsPayer = and(eq(pedidoPagador.igrejaId, pedido.igrejaId), eq(pedidoPagador.pedidoCodigo, pedido.codigo))
export const latestPayments = defineKeyset('payments', [
  { column: pagamento.momento, kind: 'moment', direction: 'desc' },
  { column: pagamento.id, kind: 'number', direction: 'desc' },
])

/** The latest first. It skips nothing that it reads, so a late part costs what the first does. */
export async function listPayments(work: ChurchWork, filter: PaymentFilter, { isBehind, limit }: Part) {
  const { church, tx } = work
  const keys = tx
    .select({ key: pagamento.id })
    .from(pagamento)
    .where(and(isSelected(work, filter), isBehind))
    .orderBy(...latestPayments.orderBy)
    .limit(limit)
  return selectPayments(work, and(ofChurch(pagamento, church), isAmongFew(pagamento.id, keys)))
}

/** The attempts of an order, the latest first. */
export const listOrderPayments = (work: ChurchWork, orderId: number): Promise<ListedPayment[]> =>
  selectPayments(work, and(ofChurch(pagamento, work.church), eq(pagamento.orderId, orderId)))

async function selectPayments({ tx }: ChurchWork, condition: SQL | undefined) {
  const { id, referencia, metodo, gateway, situacao, moeda, valor, liquido, capturado, estornado, momento } = pagamento
  return tx
    .select({
      id,
      referencia,
      metodo,
      gateway,
      situacao,
      moeda,
      valor,
      liquido,
      capturado,
      estornado,
      momento,
      taxaServico: pagamento.taxaServico,
      taxaProcessamento: pagamento.taxaProcessamento,
      juros: pagamento.juros,
      pedido: pedido.codigo,
      finalidade: pedido.finalidade,
      descricao: pedido.descricao,
      externoId: pagamento.externoId,
      pagador: pedidoPagador.nome,
      place: latestPayments.place,
    })
    .from(pagamento)
    .innerJoin(pedido, isItsOrder)
    .leftJoin(pedidoPagador, isItsPayer)
    .where(condition)
    .orderBy(...latestPayments.orderBy)
}

export async function countPayments(work: ChurchWork, filter: PaymentFilter): Promise<number> {
  return work.tx.$count(pagamento, isSelected(work, filter))
}

/** Sums by the days or months of a time zone, by method, state and currency. In cents. */
export async function sumPayments(
  work: ChurchWork,
  filter: PaymentFilter,
  { by, timeZone }: { readonly by: 'DIA' | 'MES'; readonly timeZone: string },
) {
  const form = by === 'DIA' ? 'YYYY-MM-DD' : 'YYYY-MM'
  const sum = (cents: SQL) => sql<number>`sum(${cents})`.mapWith(Number)
  const { metodo, situacao, moeda } = pagamento
  return work.tx
    .select({
      periodo: sql<string>`to_char(${pagamento.momento} at time zone ${timeZone}, ${form})`,
      metodo,
      situacao,
      moeda,
      quantidade: sql<number>`count(*)`.mapWith(Number),
      valor: sum(sql`${pagamento.valor}`),
      liquido: sum(sql`${pagamento.liquido}`),
      capturado: sum(sql`${pagamento.capturado}`),
      estornado: sum(sql`${pagamento.estornado}`),
      taxas: sum(sql`${pagamento.taxaServico} + ${pagamento.taxaProcessamento}`),
    })
    .from(pagamento)
    .where(isSelected(work, filter))
    .groupBy(sql`1`, metodo, situacao, moeda)
    .orderBy(sql`1 desc`, metodo, situacao, moeda)
}
