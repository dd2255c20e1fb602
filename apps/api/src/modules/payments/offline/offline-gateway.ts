import { currencies } from '@narthex/contract/payments/payment-states'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { writePixCode } from '../codes/pix-code.rules.ts'
import { InvalidGatewayRequest, PaymentNotFound, WebhookRefused } from '../gateways/gateway-failures.ts'
import type { NewPayment, PayerAction, PaymentGateway, PaymentSnapshot } from '../gateways/payment-gateway.ts'
import type { OfflineAccount } from '../methods/settings.service.ts'
import { findPaymentByName, type PaymentRow } from '../orders/payments.queries.ts'

/**
 * Cash, bank transfer and Pix to the church's own key: no third party, so what we have written is the truth, and staff
 * confirm that the money came. Its credentials are the church's `OfflineAccount`.
 */
export function createOfflineGateway(call: ChurchCall): PaymentGateway {
  const find = (name: { externalId?: string; reference?: string }) =>
    call.inChurch((work) => findPaymentByName(work, { gateway: 'offline', ...name }))
  const require = async (externalId: string) => {
    const found = await find({ externalId })
    if (!found) throw new PaymentNotFound()
    return found
  }

  return {
    name: 'offline',
    abilities: {
      methods: [
        { method: 'cash', currencies },
        { method: 'bank_transfer', currencies },
        { method: 'manual_pix', currencies: ['BRL'], countries: ['BR'] },
      ],
      maxInstallments: () => 1,
      canRefundInPart: true,
      hasIdempotencyKey: true,
      webhookProof: 'none',
      savesCards: false,
      tokenizesInBrowser: false,
    },

    async create({ credentials }, payment) {
      return {
        externalId: payment.reference,
        reference: payment.reference,
        state: 'awaiting_payer',
        rawState: 'awaiting_payer',
        money: payment.money,
        captured: 0,
        refunded: 0,
        action: toInstructions(credentials as OfflineAccount, payment),
      }
    },
    read: async (_context, externalId) => toSnapshot(await require(externalId)),
    /** Nothing was sent anywhere, so an attempt without an answer was not made. */
    async findByReference(_context, reference) {
      const found = await find({ reference })
      return found?.externoId ? toSnapshot(found) : null
    },
    cancel: async (_context, externalId) => ({ ...toSnapshot(await require(externalId)), state: 'canceled' }),
    /** Staff give the money back by hand; this writes it down. */
    async refund(_context, externalId, amount) {
      const payment = await require(externalId)
      const refunded = Math.min(payment.capturado, payment.estornado + amount)
      const state = refunded === payment.capturado ? 'refunded' : 'partially_refunded'
      return { ...toSnapshot(payment), state, refunded }
    },
    async readWebhook() {
      throw new WebhookRefused()
    },
  }
}

function toInstructions({ pix, cashText, transferText }: OfflineAccount, payment: NewPayment): PayerAction {
  const { source, money, reference } = payment
  const expiresAt = 'expiresAt' in source ? source.expiresAt.toISOString() : ''
  if (source.method === 'cash') return { kind: 'instructions', text: cashText ?? '', expiresAt }
  if (source.method === 'bank_transfer') return { kind: 'instructions', text: transferText ?? '', expiresAt }
  if (source.method !== 'manual_pix' || !pix) throw new InvalidGatewayRequest('no_account')
  const payload = writePixCode({ ...pix, amount: money.amount, txid: reference })
  return { kind: 'instructions', text: '', payload, expiresAt }
}

const toSnapshot = (row: PaymentRow): PaymentSnapshot => ({
  externalId: row.externoId ?? row.referencia,
  reference: row.referencia,
  state: row.situacao,
  rawState: row.situacao,
  money: { amount: row.valor, currency: row.moeda },
  captured: row.capturado,
  refunded: row.estornado,
})
