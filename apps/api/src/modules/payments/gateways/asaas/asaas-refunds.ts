import { toDecimal } from '../gateway-amounts.ts'
import { afterPayment, type GatewayConnection } from '../gateway-connection.ts'
import { InvalidGatewayRequest } from '../gateway-failures.ts'
import type { PaymentSnapshot } from '../payment-gateway.ts'
import { asaasPayment, asaasRefundedPlan } from './asaas-answers.ts'
import { findAuthorisationId, readFirstPayment } from './asaas-authorisations.ts'
import { isPaymentId, readAsaasCharge, readAsaasPayment } from './asaas-charges.ts'

/**
 * Asaas takes no idempotency key: the refund's key is its description, by which a repeated one is recognised. A plan of
 * instalments is refunded as a whole, and so only once.
 */
export async function refundAsaasCharge(
  asaas: GatewayConnection,
  givenId: string,
  amount: number,
  key: string,
): Promise<PaymentSnapshot> {
  const externalId = await findPaidId(asaas, givenId)
  const isKnown = isPaymentId(externalId)
    ? await refundPayment(asaas, externalId, amount, key)
    : await refundPlan(asaas, externalId, amount)
  const read = () => readAsaasCharge(asaas, externalId)
  return isKnown ? read() : afterPayment(read)
}

/** The code of an authorisation makes a payment when it is paid. */
async function findPaidId(asaas: GatewayConnection, givenId: string): Promise<string> {
  const authorisationId = findAuthorisationId(givenId)
  if (!authorisationId) return givenId
  const { externalId } = await readFirstPayment(asaas, authorisationId)
  if (findAuthorisationId(externalId)) throw new InvalidGatewayRequest('not_paid')
  return externalId
}

async function refundPayment(asaas: GatewayConnection, id: string, amount: number, key: string): Promise<boolean> {
  const { refunds } = await readAsaasPayment(asaas, id)
  if (refunds?.some(({ description, status }) => description === key && status !== 'CANCELLED')) return true
  const path = `/payments/${encodeURIComponent(id)}/refund`
  const json = { value: Number(toDecimal(amount)), description: key }
  await asaas.send({ method: 'POST', path, json, movesMoney: true }, asaasPayment)
  return false
}

async function refundPlan(asaas: GatewayConnection, id: string, amount: number): Promise<boolean> {
  const { state, money } = await readAsaasCharge(asaas, id)
  if (amount !== money.amount) throw new InvalidGatewayRequest('partial_refund_of_instalments', 'amount')
  if (state === 'refunded' || state === 'refund_pending') return true
  const path = `/installments/${encodeURIComponent(id)}/refund`
  await asaas.send({ method: 'POST', path, json: {}, movesMoney: true }, asaasRefundedPlan)
  return false
}
