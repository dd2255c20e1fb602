import * as z from 'zod'
import { toDecimal } from '../gateway-amounts.ts'
import { afterPayment, type GatewayConnection, ignoreRefusal } from '../gateway-connection.ts'
import { InvalidGatewayRequest, PaymentNotFound } from '../gateway-failures.ts'
import { requireDocument, splitBrazilianPhone, splitName } from '../gateway-payers.ts'
import type { GatewayContext, NewPayment, Payer, PaymentSnapshot } from '../payment-gateway.ts'
import { picpayOrder, picpayStatus, toPicpaySnapshot } from './picpay-answers.ts'

export async function createPicpayOrder(
  picpay: GatewayConnection,
  { webhookUrl }: GatewayContext,
  { source, reference, money, payer }: NewPayment,
): Promise<PaymentSnapshot> {
  if (source.method !== 'picpay') throw new InvalidGatewayRequest('unsupported_method', 'method')
  if (!webhookUrl) throw new InvalidGatewayRequest('missing_webhook_url')
  const json = {
    referenceId: reference,
    callbackUrl: webhookUrl,
    value: Number(toDecimal(money.amount)),
    returnUrl: source.returnUrl,
    leaveUrl: source.cancelUrl,
    expiresAt: source.expiresAt.toISOString(),
    buyer: describeBuyer(payer),
  }
  const made = await picpay.send({ method: 'POST', path: '/payments', json, movesMoney: true }, picpayOrder)
  const { referenceId, paymentUrl: url, expiresAt, qrcode } = made
  return {
    externalId: referenceId,
    reference: referenceId,
    state: 'awaiting_payer',
    rawState: 'created',
    money,
    captured: 0,
    refunded: 0,
    action: { kind: 'qr', payload: qrcode?.content ?? url, expiresAt, url },
  }
}

function describeBuyer(payer: Payer): object {
  if (payer.document?.type !== 'cpf') throw new InvalidGatewayRequest('missing_document', 'document')
  const { name, email } = payer
  const phone = splitBrazilianPhone(payer.phone)
  const { first: firstName, last: lastName } = splitName(name)
  return {
    firstName,
    lastName,
    email,
    document: requireDocument(payer).replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4'),
    ...(phone && { phone: `+55 ${phone.area} ${phone.number.slice(0, -4)}-${phone.number.slice(-4)}` }),
  }
}

const orderPath = (reference: string) => `/payments/${encodeURIComponent(reference)}`

export const readPicpayStatus = (picpay: GatewayConnection, reference: string) =>
  picpay.read(`${orderPath(reference)}/status`, picpayStatus)

export async function readPicpayOrder(picpay: GatewayConnection, reference: string): Promise<PaymentSnapshot> {
  return toPicpaySnapshot(await readPicpayStatus(picpay, reference))
}

/** How PicPay answers to an unknown order is not documented; a second order of one reference it refuses in any case. */
export async function findPicpayOrder(picpay: GatewayConnection, reference: string): Promise<PaymentSnapshot | null> {
  return readPicpayOrder(picpay, reference).catch((error: unknown) => {
    if (error instanceof PaymentNotFound || error instanceof InvalidGatewayRequest) return null
    throw error
  })
}

const done = z.looseObject({})

/** Cancels an open order. No authorization is sent, so that PicPay gives back no payment made in the meantime. */
export async function cancelPicpayOrder(picpay: GatewayConnection, reference: string): Promise<PaymentSnapshot> {
  const before = await readPicpayOrder(picpay, reference)
  if (before.state !== 'awaiting_payer') return before
  const path = `${orderPath(reference)}/cancellations`
  await ignoreRefusal(picpay.send({ method: 'POST', path, json: {}, movesMoney: true }, done))
  return afterPayment(() => readPicpayOrder(picpay, reference))
}

/**
 * Refunds an order as a whole, which happens once: without an idempotency key, a repeated partial refund could not be
 * told from a second one.
 */
export async function refundPicpayOrder(
  picpay: GatewayConnection,
  reference: string,
  amount: number,
): Promise<PaymentSnapshot> {
  const status = await readPicpayStatus(picpay, reference)
  const before = toPicpaySnapshot(status)
  if (before.state === 'refunded') return before
  if (amount !== before.captured) throw new InvalidGatewayRequest('partial_refund', 'amount')
  const json = { authorizationId: status.authorizationId, amount: Number(toDecimal(amount)) }
  const path = `${orderPath(reference)}/refunds`
  await picpay.send({ method: 'POST', path, json, movesMoney: true }, done)
  return afterPayment(() => readPicpayOrder(picpay, reference))
}
