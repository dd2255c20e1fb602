import type { GatewayName, PaymentState } from '@narthex/contract/payments/payment-states'
import { and, asc, desc, eq, gte, type InferSelectModel, inArray, or, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../platform/work/insert-own.ts'
import type { PayerAction } from '../gateways/payment-gateway.ts'
import { type LedgerEntryKind, pagamento, pagamentoLancamento } from './payments.tables.ts'
import { isCounted } from './rehearsed-money.columns.ts'

export type PaymentRow = InferSelectModel<typeof pagamento>
export type LedgerRow = InferSelectModel<typeof pagamentoLancamento>
export type PaymentChange = Partial<
  Pick<
    PaymentRow,
    | 'externoId'
    | 'situacao'
    | 'situacaoGateway'
    | 'codigoRecusa'
    | 'capturado'
    | 'estornado'
    | 'leitura'
    | 'expiraEm'
    | 'pagoEm'
  >
> & { readonly acao?: PayerAction | null }

/** States in which a gateway may still have news. */
const unfinishedStates = [
  'created',
  'requires_action',
  'awaiting_payer',
  'processing',
  'in_review',
  'authorized',
  'unknown',
  'refund_pending',
  'disputed',
] as const satisfies readonly PaymentState[]

export async function insertPayment({ church, tx }: ChurchWork, row: OwnRow<typeof pagamento>): Promise<PaymentRow> {
  const [made] = await tx
    .insert(pagamento)
    .values({ ...row, igrejaId: church.igrejaId })
    .returning()
  if (!made) throw new Error('An insert returned no row')
  return made
}

export async function findPayment({ church, tx }: ChurchWork, id: number): Promise<PaymentRow | undefined> {
  const [found] = await tx
    .select()
    .from(pagamento)
    .where(and(ofChurch(pagamento, church), eq(pagamento.id, id)))
  return found
}

/** Locks a payment until the transaction ends. Its order is locked before it, always. */
export async function holdPayment({ church, tx }: ChurchWork, id: number): Promise<PaymentRow | undefined> {
  const [held] = await tx
    .select()
    .from(pagamento)
    .where(and(ofChurch(pagamento, church), eq(pagamento.id, id)))
    .for('no key update')
  return held
}

/** The attempt that an earlier call made with this idempotency key. */
export async function findPaymentByKey({ church, tx }: ChurchWork, chave: string): Promise<PaymentRow | undefined> {
  const [found] = await tx
    .select()
    .from(pagamento)
    .where(and(ofChurch(pagamento, church), eq(pagamento.chave, chave)))
  return found
}

/** Finds a payment by its id at the gateway or by our reference. */
export async function findPaymentByName(
  { church, tx }: ChurchWork,
  { gateway, externalId, reference }: { gateway: string; externalId?: string | null; reference?: string | null },
): Promise<PaymentRow | undefined> {
  const names = [
    ...(externalId ? [eq(pagamento.externoId, externalId)] : []),
    ...(reference ? [eq(pagamento.referencia, reference)] : []),
  ]
  if (names.length === 0) return undefined
  const [found] = await tx
    .select()
    .from(pagamento)
    .where(and(ofChurch(pagamento, church), eq(sql`${pagamento.gateway}`, gateway), or(...names)))
    .limit(1)
  return found
}

/** The attempts of an order, the newest first. */
export async function listPaymentsForOrder({ church, tx }: ChurchWork, orderId: number): Promise<PaymentRow[]> {
  return tx
    .select()
    .from(pagamento)
    .where(and(ofChurch(pagamento, church), eq(pagamento.orderId, orderId)))
    .orderBy(desc(pagamento.id))
}

/** Lists the payments to reconcile: all that are unfinished, and those closed since a moment. The oldest first. */
export async function listPaymentsToReconcile(
  { church, tx }: ChurchWork,
  { closedSince, after, limit }: { closedSince: Date; after: number; limit: number },
): Promise<PaymentRow[]> {
  const isDue = or(inArray(pagamento.situacao, unfinishedStates), gte(pagamento.alteradoEm, closedSince))
  return tx
    .select()
    .from(pagamento)
    .where(and(ofChurch(pagamento, church), isCounted, isDue, sql`${pagamento.id} > ${after}`))
    .orderBy(asc(pagamento.id))
    .limit(limit)
}

/** The gateways of payments that changed since a moment. */
export async function listGatewaysSince({ church, tx }: ChurchWork, since: Date): Promise<GatewayName[]> {
  const rows = await tx
    .selectDistinct({ gateway: pagamento.gateway })
    .from(pagamento)
    .where(and(ofChurch(pagamento, church), isCounted, gte(pagamento.alteradoEm, since)))
  return rows.map(({ gateway }) => gateway)
}

export async function updatePayment({ church, tx, now }: ChurchWork, id: number, change: PaymentChange): Promise<void> {
  await tx
    .update(pagamento)
    .set({ ...change, alteradoEm: now })
    .where(and(ofChurch(pagamento, church), eq(pagamento.id, id)))
}

/** The newest reading that was applied, where it found nothing new: the payment did not change. */
export async function markReading({ church, tx }: ChurchWork, id: number, leitura: number): Promise<void> {
  await tx
    .update(pagamento)
    .set({ leitura })
    .where(and(ofChurch(pagamento, church), eq(pagamento.id, id)))
}

/** Numbers a reading before it begins, so that of two at once the newer one is known. */
export async function beginReading({ church, tx }: ChurchWork, id: number): Promise<number | undefined> {
  const [begun] = await tx
    .update(pagamento)
    .set({ leituras: sql`${pagamento.leituras} + 1` })
    .where(and(ofChurch(pagamento, church), eq(pagamento.id, id)))
    .returning({ leituras: pagamento.leituras })
  return begun?.leituras
}

export interface NewLedgerEntry {
  readonly paymentId: number
  readonly tipo: LedgerEntryKind
  readonly situacao: PaymentState
  readonly capturado?: number
  readonly estornado?: number
  readonly detalhe?: string | null | undefined
}

export async function insertLedgerEntry({ church, tx, now }: ChurchWork, entry: NewLedgerEntry): Promise<void> {
  await tx
    .insert(pagamentoLancamento)
    .values({ ...entry, detalhe: entry.detalhe?.slice(0, 200) ?? null, igrejaId: church.igrejaId, momento: now })
}

/** A payment's ledger, in the order in which it was written. */
export async function listLedger({ church, tx }: ChurchWork, paymentId: number): Promise<LedgerRow[]> {
  return tx
    .select()
    .from(pagamentoLancamento)
    .where(and(ofChurch(pagamentoLancamento, church), eq(pagamentoLancamento.paymentId, paymentId)))
    .orderBy(asc(pagamentoLancamento.id))
}
