import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { PaymentNotFound } from '../gateways/gateway-failures.ts'
import type { PaymentSnapshot } from '../gateways/payment-gateway.ts'
import { reachGateway } from '../methods/gateway-calls.service.ts'
import { holdRehearsal } from '../methods/settings.queries.ts'
import { holdOrder, type OrderRow } from '../orders/orders.queries.ts'
import type { PaymentNeeds } from '../orders/payment-needs.ts'
import { applyReading, hasSucceeded, isClosed, isOpen, type Reading } from '../orders/payment-transitions.rules.ts'
import {
  beginReading,
  findPayment,
  holdPayment,
  insertLedgerEntry,
  markReading,
  type PaymentChange,
  type PaymentRow,
  updatePayment,
} from '../orders/payments.queries.ts'
import type { LedgerEntryKind } from '../orders/payments.tables.ts'
import { isRehearsed } from '../orders/rehearsed-money.rules.ts'
import { announceChange } from '../settlement/settlement.service.ts'

/** A reading with the entry that it adds to the payment's ledger. */
export interface NewReading extends Reading {
  readonly kind: LedgerEntryKind
  /** A code or the gateway's own word; never text of the payer's. */
  readonly detail?: string | undefined
  readonly change?: PaymentChange
  /** When the money came, where that was before it is written down. */
  readonly receivedAt?: Date
}

/** How long after it was written an attempt may still appear at the gateway: it is not sent after 30 s (`starting.service.ts`). */
const appearingMs = 120_000

/**
 * Adds a reading to a payment: its state by the transition table, a line in the ledger if anything changed, and what
 * follows for its order. Idempotent. Locks the order, then the payment. A payment of a rehearsal that ended stays as it is.
 */
export async function recordReading(
  platform: Pick<PaymentNeeds, 'signals'>,
  work: ChurchWork,
  paymentId: number,
  { kind, detail, change = {}, receivedAt, ...given }: NewReading,
): Promise<PaymentRow> {
  const { order, payment, isEnded } = await holdBoth(work, paymentId)
  if (isEnded) return payment
  const seen =
    kind === 'LEITURA' && isExpiry(payment, given, work.now) ? { ...given, state: 'expired' as const } : given
  const before = { ...payment, state: payment.situacao, captured: payment.capturado, refunded: payment.estornado }
  const { state, captured, refunded, reading } = applyReading({ ...before, reading: payment.leitura }, seen)
  // Once it is closed there is nothing left to do for the payer.
  const after = {
    ...change,
    situacao: state,
    capturado: captured,
    estornado: refunded,
    leitura: reading,
    ...(isClosed(state) && { acao: null }),
    ...(captured > 0 && !payment.pagoEm && { pagoEm: receivedAt ?? work.now }),
  }
  const isNews =
    state !== payment.situacao ||
    captured !== payment.capturado ||
    refunded !== payment.estornado ||
    kind === 'DIVERGENCIA'
  const isFirstAnswer = change.externoId !== undefined && change.externoId !== payment.externoId
  if (!isNews && !isFirstAnswer) {
    if (reading !== payment.leitura) await markReading(work, paymentId, reading)
    return payment
  }
  await insertLedgerEntry(work, {
    paymentId,
    tipo: kind,
    situacao: state,
    capturado: captured - payment.capturado,
    estornado: refunded - payment.estornado,
    detalhe: detail,
  })
  await updatePayment(work, paymentId, after)
  const changed = { ...payment, ...after }
  await announceChange(platform, work, { order, before: payment, after: changed })
  return changed
}

/**
 * Whether a payment that its gateway calls canceled has expired. When its time is over we cancel it there (`expirePayment`),
 * and a webhook or another reading may see that before the one that cancels is written down.
 */
const isExpiry = ({ situacao, expiraEm }: PaymentRow, { state }: Reading, now: Date): boolean =>
  state === 'canceled' && isOpen(situacao) && expiraEm !== null && expiraEm <= now

/** Adds what a gateway said. A snapshot of another amount or currency changes nothing but the ledger. */
export async function recordSnapshot(
  platform: PaymentNeeds,
  work: ChurchWork,
  payment: PaymentRow,
  { snapshot, reading, kind }: { snapshot: PaymentSnapshot; reading: number; kind: LedgerEntryKind },
): Promise<PaymentRow> {
  const { money, state, captured, refunded, rawState, externalId, action, declineCode } = snapshot
  const { id, situacao, capturado, estornado } = payment
  if (!snapshot.isAmountUnknown && (money.amount !== payment.valor || money.currency !== payment.moeda)) {
    platform.log.error({ payment: id, gateway: payment.gateway }, 'A gateway reports another amount than was asked for')
    const same = { state: situacao, captured: capturado, refunded: estornado, reading: payment.leitura }
    return recordReading(platform, work, id, {
      ...same,
      kind: 'DIVERGENCIA',
      detail: `${money.amount} ${money.currency}`,
    })
  }
  if (state === 'unknown')
    platform.log.error({ payment: id, gateway: payment.gateway, rawState }, 'A gateway reports an unknown state')
  return recordReading(platform, work, id, {
    state,
    captured,
    refunded,
    reading,
    kind,
    detail: rawState,
    change: {
      externoId: externalId,
      situacaoGateway: rawState.slice(0, 100),
      ...(action && { acao: action }),
      ...(declineCode && { codigoRecusa: declineCode.slice(0, 100) }),
    },
  })
}

/**
 * Asks the gateway how a payment stands, and adds the answer. One that never got an answer is looked up by its reference;
 * where the gateway does not know it, it failed, once it can no longer be on its way. Throws what the gateway throws.
 */
export async function readPayment(
  platform: PaymentNeeds,
  call: ChurchCall,
  paymentId: number,
): Promise<PaymentRow | undefined> {
  const { inChurch } = call
  const begun = await inChurch(async (work) => {
    const reading = await beginReading(work, paymentId)
    return { payment: await findPayment(work, paymentId), reading: reading ?? 0 }
  })
  const { payment, reading } = begun
  const isFinal = payment && (payment.rehearsalEndedAt || (payment.gateway === 'offline' && payment.externoId))
  if (!payment || isFinal) return payment
  const snapshot = await lookUp(platform, call, payment)
  if (snapshot)
    return inChurch((work) => recordSnapshot(platform, work, payment, { snapshot, reading, kind: 'LEITURA' }))
  const age = call.clock().getTime() - payment.criadoEm.getTime()
  if (!isOpen(payment.situacao) || age < appearingMs) return payment
  return inChurch((work) =>
    recordReading(platform, work, paymentId, {
      state: 'failed',
      captured: 0,
      refunded: 0,
      reading,
      kind: 'LEITURA',
      detail: 'not_sent',
      change: { codigoRecusa: 'not_sent' },
    }),
  )
}

async function lookUp(
  platform: PaymentNeeds,
  call: ChurchCall,
  { gateway: name, externoId, referencia }: PaymentRow,
): Promise<PaymentSnapshot | null> {
  const { gateway, context } = await reachGateway(platform, call, name)
  if (!externoId) return gateway.findByReference(context(), referencia)
  try {
    return await gateway.read(context(), externoId)
  } catch (error) {
    if (error instanceof PaymentNotFound) return gateway.findByReference(context(), referencia)
    throw error
  }
}

interface Held {
  readonly order: OrderRow
  readonly payment: PaymentRow
  /** The payment belongs to a rehearsal that is over: nothing follows from it any more. */
  readonly isEnded: boolean
}

async function holdBoth(work: ChurchWork, paymentId: number): Promise<Held> {
  const found = await findPayment(work, paymentId)
  // Before the order: going live locks the settings, then orders and payments.
  const isEnded = found !== undefined && isRehearsed(found) && !(await holdRehearsal(work))
  const order = found && (await holdOrder(work, found.orderId))
  const payment = order && (await holdPayment(work, paymentId))
  if (!order || !payment) throw new Error(`There is no payment ${paymentId}`)
  return { order, payment, isEnded: isEnded || payment.rehearsalEndedAt !== null }
}

/** True where a payment that is not paid yet may be charged again: nothing of it can succeed any more. */
export const isOver = ({ situacao }: PaymentRow): boolean => isClosed(situacao) && !hasSucceeded(situacao)
