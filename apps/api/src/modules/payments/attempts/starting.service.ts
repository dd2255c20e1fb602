import type { GatewayName } from '@narthex/contract/payments/payment-states'
import { notFound } from '../../../platform/errors/domain-error.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { toOrigin } from '../../../platform/tenancy/product-domain.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { type ChosenCard, resolveCard } from '../cards/card-choice.service.ts'
import { callGateway, reachGatewayIn } from '../methods/gateway-calls.service.ts'
import { priceOrder, requireMethod, requirePayable } from '../methods/payable-methods.service.ts'
import { findPaymentSettings, type PaymentSettings, requireGatewayOpen } from '../methods/settings.service.ts'
import { type Deadline, planDeadline, planDebitDeadline } from '../methods/starting.rules.ts'
import { findPayer, holdOrderByCode, type OrderRow } from '../orders/orders.queries.ts'
import { hashContent, makeCode, toPayer } from '../orders/orders.service.ts'
import type { PaymentNeeds } from '../orders/payment-needs.ts'
import {
  gatewayUnavailable,
  invalidCardToken,
  keyInUse,
  methodUnavailable,
  orderSettled,
  payerDataMissing,
  paymentInProgress,
} from '../orders/payments.errors.ts'
import { paymentExpiryQueue, paymentReadingQueue } from '../orders/payments.jobs.ts'
import {
  findPaymentByKey,
  insertLedgerEntry,
  insertPayment,
  listPaymentsForOrder,
  type PaymentRow,
} from '../orders/payments.queries.ts'
import { findMadeCharge } from '../recurring/made-charges.service.ts'
import { planReconciliation } from '../settlement/reconciliation-plan.service.ts'
import { toOrderFacts } from '../settlement/settlement.service.ts'
import { recordAnswer } from './answers.service.ts'
import { listAttempts } from './attempts.service.ts'
import { cancelPayment } from './cancellation.service.ts'
import { type SourceChoice, toSource } from './payment-source.rules.ts'
import { isOver } from './readings.service.ts'

/** A payment that someone starts for an order. */
export interface PaymentStart extends SourceChoice {
  /** The order's public code. */
  readonly orderCode: string
  /** Idempotency key: the same key and content give the same payment; IDEMPOTENCY_KEY_IN_USE for another content. */
  readonly key: string
  readonly card?: ChosenCard | undefined
  /**
   * Where the caller knows it before the payment is sent: its reference, then others under which it may have been made. The
   * gateway is asked for them first, and what it has is adopted.
   */
  readonly references?: readonly string[]
  /** The gateway that an absent payer has agreed to; EVT_REG_010 where the church pays this way by another one now. */
  readonly agreedGateway?: GatewayName
}

/** How long after an attempt is written it is looked up, in case this process dies before it has the answer. */
const lookUpAfterMs = 60_000
/** A process that was suspended for longer sends nothing any more: the attempt may have been given up. */
const sendWithinMs = 30_000

/**
 * Starts a payment: writes the attempt, sends it, writes the answer. An outcome that is unknown is never sent again: a job
 * looks it up by its reference. An earlier attempt of the order that still waits for its payer is canceled first.
 */
export async function startPayment(platform: PaymentNeeds, call: ChurchCall, start: PaymentStart): Promise<PaymentRow> {
  // A browser that asks again may have come to another network.
  const { key, remoteIp: _ip, browser: _browser, references = [], agreedGateway: _agreed, ...content } = start
  const hash = hashContent(content)
  const begun = await call.inChurch(async (work) => {
    const before = await findPaymentByKey(work, key)
    return before ? { before } : prepare(platform, work, start)
  })
  if ('before' in begun) return sameAttempt(begun.before, hash)
  const { settings, offered, reached, attempts } = begun
  const { timeZone } = await call.facts()
  const chosen = start.method === 'card' ? await resolveCard(call, offered.gateway, start.card) : undefined
  if (start.automaticPix && !reached.gateway.abilities.hasAutomaticPix) throw methodUnavailable()
  const deadline =
    start.automaticPix?.kind === 'debit'
      ? planDebitDeadline(start.automaticPix.dueDate, timeZone)
      : planDeadline(start.method, call.clock(), settings, timeZone)
  if (start.method === 'ach' && !start.bank) throw invalidCardToken()
  await closeWaiting(platform, call, attempts)
  const unused = references.filter((reference) => attempts.every(({ referencia }) => referencia !== reference))
  const adopted = await findMadeCharge(reached, unused)

  const ready = { ...begun, hash, card: chosen, deadline, unused, adopted }
  const attempt = await call.inChurch((work) => writeAttempt(platform, work, start, ready))
  return attempt.isNew ? sendAttempt(platform, call, start, { ...ready, ...attempt }) : attempt.payment
}

/** All that is known of a payment before it is written. */
interface ReadyPayment extends Awaited<ReturnType<typeof prepare>> {
  /** The hash of its content. */
  readonly hash: string
  readonly card: Awaited<ReturnType<typeof resolveCard>> | undefined
  readonly deadline: Deadline
  /** References that no attempt of the order has. */
  readonly unused: readonly string[]
  /** A charge that the gateway has already under one of them. */
  readonly adopted: Awaited<ReturnType<typeof findMadeCharge>>
}

/** Writes the attempt down, once per key, with the jobs that look it up. */
async function writeAttempt(
  platform: PaymentNeeds,
  work: ChurchWork,
  start: PaymentStart,
  { settings, offered, reached, hash, card, deadline, unused, adopted }: ReadyPayment,
) {
  await requireGatewayOpen(work, offered.gateway)
  const order = await holdOrderByCode(work, start.orderCode)
  if (!order || isOfEndedRehearsal(order, settings)) throw notFound()
  // The order's lock puts two calls in sequence: the second finds the attempt of the first.
  const made = await findPaymentByKey(work, start.key)
  if (made) return { payment: sameAttempt(made, hash), isNew: false as const }
  requireMethod(settings, start.method, order.metodos)
  await requireOpen(platform, work, order)
  const row = await findPayer(work, order.codigo)
  if (!row?.email) throw payerDataMissing()
  const payer = { ...toPayer(row), email: row.email }
  const { abilities } = reached.gateway
  const limits = { count: start.installments, maxCount: abilities.maxInstallments(card?.brand ?? '') }
  const { parts, plan } = priceOrder(order, offered, settings, limits)
  requirePayable(reached.gateway, start.method, { valor: plan.total, moeda: order.moeda }, payer)
  const referencia = adopted?.reference ?? unused[0] ?? makeCode(18)
  const payment = await insertPayment(work, {
    orderId: order.id,
    referencia,
    gateway: offered.gateway,
    metodo: start.method,
    situacao: 'created',
    moeda: order.moeda,
    valor: plan.total,
    taxaServico: parts.service,
    taxaProcessamento: parts.processing,
    liquido: parts.net,
    juros: plan.interest,
    parcelas: plan.count,
    expiraEm: deadline.expiresAt,
    bandeira: card?.brand ?? null,
    ultimosDigitos: card?.last4 ?? null,
    chave: start.key,
    conteudoHash: hash,
    criadoEm: work.now,
    alteradoEm: work.now,
  })
  await insertLedgerEntry(work, { paymentId: payment.id, tipo: 'CRIADO', situacao: 'created' })
  await planLookUps(work, payment.id, deadline)
  return { payment, isNew: true as const, order, payer, hasInterest: plan.interest > 0 }
}

type WrittenAttempt = ReadyPayment & Extract<Awaited<ReturnType<typeof writeAttempt>>, { readonly isNew: true }>

/** Sends an attempt that was written, and writes the answer. What the gateway has already is not sent again. */
async function sendAttempt(
  platform: PaymentNeeds,
  call: ChurchCall,
  start: PaymentStart,
  { payment, order, payer, hasInterest, offered, reached, card, deadline, adopted }: WrittenAttempt,
): Promise<PaymentRow> {
  if (adopted) {
    platform.log.warn({ payment: payment.id, gateway: payment.gateway }, 'A charge that its gateway has was adopted')
    return call.inChurch((work) => recordAnswer(platform, work, payment, { kind: 'answered', ...adopted }))
  }
  const pageUrl = toOrigin(platform.domain, call.church) + order.pagina.replace('{codigo}', order.codigo)
  if (call.clock().getTime() - payment.criadoEm.getTime() > sendWithinMs)
    return call.inChurch((work) => recordAnswer(platform, work, payment, { kind: 'refused', code: 'not_sent' }))
  const source = toSource(start, { deadline, pageUrl, card, hasInterest, now: call.clock() })
  const answer = await callGateway(platform, offered.gateway, () =>
    reached.gateway.create(reached.context(), {
      reference: payment.referencia,
      money: { amount: payment.valor, currency: payment.moeda },
      description: order.descricao,
      payer,
      source,
    }),
  )
  return call.inChurch((work) => recordAnswer(platform, work, payment, answer))
}

/** Reads the settings once, so that the price and the gateway of a payment come from the same version. */
async function prepare(platform: PaymentNeeds, work: ChurchWork, { method, orderCode, agreedGateway }: PaymentStart) {
  const settings = await findPaymentSettings(work)
  const offered = requireMethod(settings, method)
  const { gateway } = offered
  if (!settings || (agreedGateway ?? gateway) !== gateway) throw methodUnavailable()
  const reached = await reachGatewayIn(platform, work, gateway, settings).catch((error: unknown) => {
    const name = error instanceof Error ? error.name : 'unknown'
    platform.log.error({ gateway, error: name }, 'A church offers a gateway that cannot be used')
    throw methodUnavailable()
  })
  return { settings, offered, reached, attempts: await listAttempts(work, orderCode) }
}

function sameAttempt(payment: PaymentRow, hash: string): PaymentRow {
  if (payment.conteudoHash !== hash) throw keyInUse()
  return payment
}

/** Prices of a rehearsal are no prices: an order is not paid with real money after it. */
const isOfEndedRehearsal = ({ situacao, flagEnsaio }: OrderRow, { isLive }: PaymentSettings) =>
  situacao === 'ENCERRADO' || (flagEnsaio && isLive)

async function requireOpen(platform: PaymentNeeds, work: ChurchWork, order: OrderRow): Promise<void> {
  if (order.situacao !== 'ABERTO') throw orderSettled()
  const attempts = await listPaymentsForOrder(work, order.id)
  if (attempts.some((attempt) => !isOver(attempt))) throw paymentInProgress()
  for (const requireIt of platform.signals.orderPayable) await requireIt(work, toOrderFacts(order))
}

/** Cancels the attempts of an order that wait for their payer, who has chosen another way. */
async function closeWaiting(platform: PaymentNeeds, call: ChurchCall, attempts: readonly PaymentRow[]): Promise<void> {
  for (const { id, situacao } of attempts)
    if (situacao === 'awaiting_payer' || situacao === 'requires_action')
      await cancelPayment(platform, call, id, 'CANCELAMENTO').catch(() => {
        throw gatewayUnavailable()
      })
}

async function planLookUps(work: ChurchWork, id: number, { expiresAt }: Deadline): Promise<void> {
  const { now } = work
  await enqueue(
    work,
    paymentReadingQueue,
    { pagamento: id, flagPrevista: true },
    { startAfter: new Date(now.getTime() + lookUpAfterMs) },
  )
  if (expiresAt)
    await enqueue(work, paymentExpiryQueue, { pagamento: id }, { singletonKey: String(id), startAfter: expiresAt })
  await planReconciliation(work)
}
