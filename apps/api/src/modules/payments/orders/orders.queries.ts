import { and, eq, type InferSelectModel, inArray, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../platform/work/insert-own.ts'
import { type OrderState, pagamento, pagamentoConfiguracao, pedido, pedidoPagador } from './payments.tables.ts'

export type OrderRow = InferSelectModel<typeof pedido>
export type PayerRow = InferSelectModel<typeof pedidoPagador>

/** Undefined where an order has the key already; one that is being placed is waited for. */
export async function insertOrder(
  { church, tx }: ChurchWork,
  row: Omit<OwnRow<typeof pedido>, 'flagEnsaio'>,
): Promise<number | undefined> {
  const { igrejaId } = church
  const flagEnsaio = sql`exists (select from ${pagamentoConfiguracao} c
    where c.igreja_id = ${igrejaId} and not c.flag_producao)`
  const [made] = await tx
    .insert(pedido)
    .values({ ...row, igrejaId, flagEnsaio })
    .onConflictDoNothing({ target: [pedido.igrejaId, pedido.chave] })
    .returning({ id: pedido.id })
  return made?.id
}

export async function insertPayer({ church, tx }: ChurchWork, row: OwnRow<typeof pedidoPagador>): Promise<void> {
  await tx.insert(pedidoPagador).values({ ...row, igrejaId: church.igrejaId })
}

export async function findOrderByKey({ church, tx }: ChurchWork, chave: string): Promise<OrderRow | undefined> {
  const [found] = await tx
    .select()
    .from(pedido)
    .where(and(ofChurch(pedido, church), eq(pedido.chave, chave)))
  return found
}

export async function findOrder({ church, tx }: ChurchWork, codigo: string): Promise<OrderRow | undefined> {
  const [found] = await tx
    .select()
    .from(pedido)
    .where(and(ofChurch(pedido, church), eq(pedido.codigo, codigo)))
  return found
}

/** Locks an order until the transaction ends. First of all locks of a payment. */
export async function holdOrder({ church, tx }: ChurchWork, id: number): Promise<OrderRow | undefined> {
  const [held] = await tx
    .select()
    .from(pedido)
    .where(and(ofChurch(pedido, church), eq(pedido.id, id)))
    .for('no key update')
  return held
}

/** Locks an order by its public code until the transaction ends. First of all locks of a payment. */
export async function holdOrderByCode({ church, tx }: ChurchWork, codigo: string): Promise<OrderRow | undefined> {
  const [held] = await tx
    .select()
    .from(pedido)
    .where(and(ofChurch(pedido, church), eq(pedido.codigo, codigo)))
    .for('no key update')
  return held
}

export async function updateOrderState({ church, tx }: ChurchWork, id: number, situacao: OrderState): Promise<void> {
  await tx
    .update(pedido)
    .set({ situacao })
    .where(and(ofChurch(pedido, church), eq(pedido.id, id)))
}

/** None where the payer has left since. */
export async function findPayer({ church, tx }: ChurchWork, pedidoCodigo: string): Promise<PayerRow | undefined> {
  const [found] = await tx
    .select()
    .from(pedidoPagador)
    .where(and(ofChurch(pedidoPagador, church), eq(pedidoPagador.pedidoCodigo, pedidoCodigo)))
  return found
}

/** The order that a member placed. */
export async function findOrderPlacedBy(
  work: ChurchWork,
  memberId: MemberId,
  codigo: string,
): Promise<OrderRow | undefined> {
  const payer = await findPayer(work, codigo)
  return payer?.memberId === memberId ? findOrder(work, codigo) : undefined
}

/** The payers' names by the codes of their orders, without those who have left since. */
export async function listPayerNames(
  { church, tx }: ChurchWork,
  codes: readonly string[],
): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map()
  const rows = await tx
    .select({ codigo: pedidoPagador.pedidoCodigo, nome: pedidoPagador.nome })
    .from(pedidoPagador)
    .where(and(ofChurch(pedidoPagador, church), inArray(pedidoPagador.pedidoCodigo, [...codes])))
  return new Map(rows.map(({ codigo, nome }) => [codigo, nome]))
}

/** Sums the captured and the refunded cents by currency. A payment that did not come has neither. */
export function sumOrderMoney(
  { church, tx }: ChurchWork,
  { finalidade, referencia }: Pick<OrderRow, 'finalidade' | 'referencia'>,
) {
  return tx
    .select({
      moeda: pedido.moeda,
      pago: sql<number>`sum(${pagamento.capturado})`.mapWith(Number),
      estornado: sql<number>`sum(${pagamento.estornado})`.mapWith(Number),
    })
    .from(pedido)
    .innerJoin(pagamento, and(eq(pagamento.igrejaId, pedido.igrejaId), eq(pagamento.orderId, pedido.id)))
    .where(and(ofChurch(pedido, church), eq(pedido.finalidade, finalidade), eq(pedido.referencia, referencia)))
    .groupBy(pedido.moeda)
    .orderBy(pedido.moeda)
}
