import { randomUUID } from 'node:crypto'
import { findCardBrand } from '@narthex/contract/payments/card-rules'
import { currencies, type PaymentState, paymentMethods } from '@narthex/contract/payments/payment-states'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import {
  GatewayAccessDenied,
  GatewayUnavailable,
  InvalidGatewayRequest,
  PaymentDeclined,
  PaymentNotFound,
  UnknownOutcome,
  WebhookRefused,
} from '../gateways/gateway-failures.ts'
import type { NewPayment, PayerAction, PaymentGateway, PaymentSnapshot } from '../gateways/payment-gateway.ts'
import { holdRehearsal } from '../methods/settings.queries.ts'
import { isOpen } from '../orders/payment-transitions.rules.ts'
import {
  findRehearsed,
  findRehearsedByReference,
  insertRehearsed,
  listRehearsedSince,
  lockRehearsed,
  type RehearsedPayment,
  updateRehearsed,
} from './rehearsal.queries.ts'
import { findAuthorisationAfter, type Rehearsal, rehearse, rehearseDebit } from './rehearsal.rules.ts'
import { createRehearsedAuthorisations } from './rehearsal-authorisations.ts'
import { rehearsalBoletoLine, rehearsalPixCode } from './rehearsal-codes.rules.ts'

/** The card whose exchange for a token is refused. */
export const refusedCard = '4000000000000002'

/**
 * A gateway without money: it plays every method and every state (`rehearsal.rules.ts`), remembers its payments in a table
 * of its own, and knows of nothing once the church takes real money.
 */
export function createRehearsalGateway(call: ChurchCall): PaymentGateway {
  /** Runs with the church kept rehearsing until the transaction ends; `absent` if it does not rehearse. */
  const inRehearsal = <T>(run: (work: ChurchWork) => Promise<T>, absent: () => T): Promise<T> =>
    call.inChurch(async (work) => ((await holdRehearsal(work)) ? run(work) : absent()))
  const refuse = () => {
    throw new PaymentNotFound()
  }
  const change = (
    externalId: string,
    decide: (payment: RehearsedPayment, now: Date) => Partial<RehearsedPayment>,
  ): Promise<PaymentSnapshot> =>
    inRehearsal(async (work) => {
      const payment = await lockRehearsed(work, externalId)
      if (!payment) throw new PaymentNotFound()
      const changed = decide(payment, work.now)
      if (Object.keys(changed).length > 0) await updateRehearsed(work, externalId, changed)
      return toSnapshot({ ...payment, ...changed })
    }, refuse)

  return {
    name: 'rehearsal',
    abilities: {
      // A boleto names its payer by their document at every gateway.
      methods: paymentMethods.map((method) => ({
        method,
        currencies,
        ...(method === 'boleto' && { payerNeeds: ['documento'] as const }),
      })),
      maxInstallments: () => 21,
      canRefundInPart: true,
      hasIdempotencyKey: true,
      webhookProof: 'none',
      savesCards: true,
      hasAutomaticPix: true,
      tokenizesInBrowser: false,
    },

    async tokenizeCard(_context, { number, expMonth, expYear }) {
      if (number === refusedCard) throw new PaymentDeclined('invalid_card')
      return {
        token: `ensaio_${randomUUID()}`,
        last4: number.slice(-4),
        brand: findCardBrand(number),
        expMonth,
        expYear,
      }
    },
    async deleteCard() {},

    create: (_context, payment) =>
      inRehearsal<Made>(async (work) => {
        const debitOf = findDebitedId(payment)
        if (debitOf && (await findRehearsed(work, debitOf))?.autorizacao !== 'active')
          throw new InvalidGatewayRequest('authorization_not_active')
        const { amount } = payment.money
        const { state, failure } = debitOf ? rehearseDebit(amount) : rehearse(payment.source.method, amount)
        const made = state && (await insertRehearsed(work, toRow(payment, state, work.now)))
        return { made, failure }
      }, denyLiveChurch).then(({ made, failure }) => {
        if (failure === 'declined') throw new PaymentDeclined('insufficient_funds')
        if (failure === 'invalid') throw new InvalidGatewayRequest('invalid_document', 'document')
        if (failure === 'unavailable') throw new GatewayUnavailable()
        if (failure === 'access denied') throw new GatewayAccessDenied()
        if (failure === 'no answer' || !made) throw new UnknownOutcome()
        return toSnapshot(made)
      }),

    /** The payer came back from the challenge or the approval, and agreed. */
    complete: (_context, externalId) =>
      change(externalId, ({ situacao, valor }) =>
        situacao === 'requires_action' ? { situacao: 'paid', capturado: valor } : {},
      ),
    read: (_context, externalId) => change(externalId, payDueDebit),
    async findByReference(_context, reference) {
      const found = await inRehearsal(
        (work) => findRehearsedByReference(work, reference),
        () => undefined,
      )
      return found ? toSnapshot(found) : null
    },
    cancel: (_context, externalId) =>
      change(externalId, ({ situacao, autorizacao }) =>
        isOpen(situacao) ? { situacao: 'canceled', autorizacao: findAuthorisationAfter(autorizacao, 'canceled') } : {},
      ),
    ...createRehearsedAuthorisations(inRehearsal),
    refund: (_context, externalId, amount, key) =>
      change(externalId, ({ capturado, estornado, estornos }) => {
        if (estornos.includes(key)) return {}
        if (amount > capturado - estornado) throw new PaymentDeclined('refund_exceeds_payment')
        const total = estornado + amount
        return {
          situacao: total === capturado ? 'refunded' : 'partially_refunded',
          estornado: total,
          estornos: [...estornos, key],
        }
      }),
    async readWebhook(_context, _headers, body) {
      const { evento, pagamento } = readJson(body)
      if (typeof evento !== 'string' || typeof pagamento !== 'string') throw new WebhookRefused()
      return { eventId: evento, type: 'payment', externalId: pagamento }
    },
    async *listChanged(_context, since) {
      const list = (work: ChurchWork) => listRehearsedSince(work, since)
      for (const payment of await inRehearsal(list, () => [])) yield toSnapshot(payment)
    },
  }
}

interface Made {
  readonly made: RehearsedPayment | undefined
  readonly failure: Rehearsal['failure']
}

function denyLiveChurch(): never {
  throw new GatewayAccessDenied('The rehearsal gateway does not run for a church that takes real money')
}

function toRow({ reference, money, source }: NewPayment, situacao: PaymentState, alteradoEm: Date) {
  return {
    externoId: `ens_${randomUUID()}`,
    referencia: reference,
    metodo: source.method,
    moeda: money.currency,
    valor: money.amount,
    situacao,
    capturado: situacao === 'paid' ? money.amount : 0,
    estornado: 0,
    estornos: [],
    parcelas: source.method === 'card' ? source.installments : 1,
    expiraEm: findDeadline(source),
    autorizacao: isAuthorising(source) ? findAuthorisationAfter('pending', situacao) : null,
    debitoDe: findDebitedId({ source }) ?? null,
    alteradoEm,
  }
}

const isAuthorising = (source: NewPayment['source']) =>
  source.method === 'pix' && source.automatic?.kind === 'authorise'

/** The authorisation under which a payment is a debit. */
const findDebitedId = ({ source }: Pick<NewPayment, 'source'>) =>
  source.method === 'pix' && source.automatic?.kind === 'debit' ? source.automatic.authorisationId : undefined

/** A debit succeeds when its day begins. */
const payDueDebit = (
  { debitoDe, situacao, expiraEm, valor }: RehearsedPayment,
  now: Date,
): Partial<RehearsedPayment> =>
  debitoDe !== null && situacao === 'processing' && expiraEm !== null && expiraEm <= now
    ? { situacao: 'paid', capturado: valor }
    : {}

/** Deadline of a payment. For a boleto or a debit it is the start of its day in UTC. */
function findDeadline(source: NewPayment['source']): Date | null {
  if (source.method === 'boleto') return new Date(source.dueDate)
  if (source.method === 'pix' && source.automatic?.kind === 'debit') return new Date(source.automatic.dueDate)
  return 'expiresAt' in source ? source.expiresAt : null
}

function toSnapshot(payment: RehearsedPayment): PaymentSnapshot {
  const action = toAction(payment)
  return {
    externalId: payment.externoId,
    reference: payment.referencia,
    state: payment.situacao,
    rawState: `ensaio_${payment.situacao}`,
    money: { amount: payment.valor, currency: payment.moeda },
    captured: payment.capturado,
    refunded: payment.estornado,
    ...(action && { action }),
  }
}

/** The address is the payer's own page, which shows the rehearsal's panel. */
function toAction({ situacao, metodo, referencia, valor, expiraEm }: RehearsedPayment): PayerAction | undefined {
  const expiresAt = (expiraEm ?? new Date(0)).toISOString()
  if (situacao === 'requires_action')
    return { kind: metodo === 'card' ? 'challenge' : 'redirect', url: '/user/payment/' }
  if (situacao !== 'awaiting_payer') return undefined
  if (metodo === 'pix' || metodo === 'picpay')
    return { kind: 'qr', payload: rehearsalPixCode(referencia, valor), expiresAt }
  if (metodo === 'boleto')
    return { kind: 'boleto', line: rehearsalBoletoLine(referencia, valor), dueDate: expiresAt.slice(0, 10) }
  return undefined
}

function readJson(body: Uint8Array): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(new TextDecoder().decode(body))
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
