import * as z from 'zod'
import { toDecimal } from '../gateway-amounts.ts'
import { afterPayment, type GatewayConnection } from '../gateway-connection.ts'
import { InvalidGatewayRequest } from '../gateway-failures.ts'
import type { GatewayContext, NewPayment, PaymentSnapshot } from '../payment-gateway.ts'
import { findCapture, listRefunds, paypalOrder, toPaypalSnapshot } from './paypal-answers.ts'

const locales = { pt: 'pt-BR', en: 'en-US', es: 'es-ES' } as const
const whole = { prefer: 'return=representation' }

export function describePaypalOrder({ locale }: GatewayContext, payment: NewPayment): object {
  const { source, reference, money, description } = payment
  if (source.method !== 'paypal') throw new InvalidGatewayRequest('unsupported_method', 'method')
  const vault = { store_in_vault: 'ON_SUCCESS', usage_type: 'MERCHANT' }
  const wallet = source.token
    ? { vault_id: source.token }
    : {
        experience_context: {
          return_url: source.returnUrl,
          cancel_url: source.cancelUrl,
          locale: locales[locale],
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
        },
        ...(source.isToBeSaved && { attributes: { vault } }),
      }
  const amount = { currency_code: money.currency, value: toDecimal(money.amount) }
  return {
    intent: 'CAPTURE',
    purchase_units: [
      { reference_id: reference, invoice_id: reference, amount, description: description.slice(0, 127) || '-' },
    ],
    payment_source: { paypal: wallet },
  }
}

/** A saved wallet pays at once; another one takes no money before the order is captured. */
export async function createPaypalOrder(
  paypal: GatewayConnection,
  reference: string,
  json: object,
): Promise<PaymentSnapshot> {
  const headers = { ...whole, 'paypal-request-id': `payment-${reference}` }
  const request = { method: 'POST', path: '/v2/checkout/orders', json, headers, movesMoney: true } as const
  return toPaypalSnapshot(await paypal.send(request, paypalOrder))
}

const orderPath = (id: string) => `/v2/checkout/orders/${encodeURIComponent(id)}`

const readOrder = (paypal: GatewayConnection, id: string) => paypal.read(orderPath(id), paypalOrder)

export async function readPaypalOrder(paypal: GatewayConnection, externalId: string): Promise<PaymentSnapshot> {
  return toPaypalSnapshot(await readOrder(paypal, externalId))
}

/** Takes the money of an order that its payer has approved. */
export async function capturePaypalOrder(paypal: GatewayConnection, externalId: string): Promise<PaymentSnapshot> {
  const order = await readOrder(paypal, externalId)
  if (order.status !== 'APPROVED') return toPaypalSnapshot(order)
  const headers = { ...whole, 'paypal-request-id': `capture-${externalId}` }
  const path = `${orderPath(externalId)}/capture`
  const request = { method: 'POST', path, json: {}, headers, movesMoney: true } as const
  return paypal.send(request, paypalOrder).then(toPaypalSnapshot, (error: unknown) => {
    // Another call was faster.
    if (error instanceof InvalidGatewayRequest && error.code === 'ORDER_ALREADY_CAPTURED')
      return readPaypalOrder(paypal, externalId)
    throw error
  })
}

/** PayPal has no call for it. An order that is not captured takes no money, and ends by itself. */
export async function cancelPaypalOrder(paypal: GatewayConnection, externalId: string): Promise<PaymentSnapshot> {
  const { action: _, ...snapshot } = await readPaypalOrder(paypal, externalId)
  return snapshot.state === 'awaiting_payer' ? { ...snapshot, state: 'canceled' } : snapshot
}

const refundAnswer = z.object({ id: z.string() })

/** PayPal forgets a request's id after hours: the refund carries its key as well, and is looked for first. */
export async function refundPaypalOrder(
  paypal: GatewayConnection,
  externalId: string,
  amount: number,
  key: string,
): Promise<PaymentSnapshot> {
  const order = await readOrder(paypal, externalId)
  const capture = findCapture(order)
  if (!capture) throw new InvalidGatewayRequest('not_captured')
  const isMade = listRefunds(order).some(
    ({ custom_id, status }) => custom_id === key && status !== 'FAILED' && status !== 'CANCELLED',
  )
  if (isMade) return toPaypalSnapshot(order)
  const json = { amount: { currency_code: capture.amount.currency_code, value: toDecimal(amount) }, custom_id: key }
  const headers = { ...whole, 'paypal-request-id': `refund-${key}` }
  const path = `/v2/payments/captures/${encodeURIComponent(capture.id)}/refund`
  await paypal.send({ method: 'POST', path, json, headers, movesMoney: true }, refundAnswer)
  return afterPayment(() => readPaypalOrder(paypal, externalId))
}
