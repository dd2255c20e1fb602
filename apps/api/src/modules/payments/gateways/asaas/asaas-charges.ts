import { toDecimal } from '../gateway-amounts.ts'
import { afterPayment, type GatewayConnection, ignoreRefusal } from '../gateway-connection.ts'
import { InvalidGatewayRequest, PaymentNotFound } from '../gateway-failures.ts'
import { toBrazilianDay } from '../gateway-payers.ts'
import type { GatewayContext, NewPayment, PayerAction, PaymentSnapshot } from '../payment-gateway.ts'
import {
  type AsaasPayment,
  asaasDeletion,
  asaasPayment,
  asaasPaymentList,
  asaasQrCode,
  asaasSlip,
  debitMark,
  toAsaasSnapshot,
} from './asaas-answers.ts'
import {
  cancelFirstPayment,
  createAsaasAuthorisation,
  findAsaasAuthorisation,
  findAuthorisationId,
  readFirstPayment,
} from './asaas-authorisations.ts'
import { findAsaasCustomer } from './asaas-connection.ts'
import { readAsaasMoment } from './asaas-moments.ts'

export async function createAsaasCharge(
  asaas: GatewayConnection,
  context: GatewayContext,
  payment: NewPayment,
): Promise<PaymentSnapshot> {
  const { source } = payment
  if (source.method === 'pix' && source.automatic?.kind === 'authorise')
    return createAsaasAuthorisation(asaas, context, payment, {
      automatic: source.automatic,
      expiresAt: source.expiresAt,
    })
  const customer = (source.method === 'card' && source.customer) || (await findAsaasCustomer(asaas, payment.payer))
  const json = { customer, ...describeCharge(context, payment) }
  const made = await asaas.send({ method: 'POST', path: '/payments', json, movesMoney: true }, asaasPayment)
  return afterPayment(() => completeCharge(asaas, made))
}

function describeCharge({ now }: GatewayContext, { reference, money, description, source }: NewPayment): object {
  const value = Number(toDecimal(money.amount))
  const shared = { externalReference: reference, description }
  if (source.method === 'pix' && source.automatic?.kind === 'debit') {
    const { authorisationId: pixAutomaticAuthorizationId, dueDate } = source.automatic
    const debit = { pixAutomaticAuthorizationId, description: description + debitMark }
    return { ...shared, ...debit, billingType: 'PIX', value, dueDate }
  }
  if (source.method === 'pix')
    return { ...shared, billingType: 'PIX', value, dueDate: toBrazilianDay(source.expiresAt) }
  if (source.method === 'boleto') return { ...shared, billingType: 'BOLETO', value, dueDate: source.dueDate }
  if (source.method !== 'card') throw new InvalidGatewayRequest('unsupported_method', 'method')
  const { token: creditCardToken, remoteIp, installments } = source
  // Asaas puts what an even split leaves over on the last instalment. A single payment must not name a count.
  const split = installments > 1 ? { installmentCount: installments, totalValue: value } : { value }
  const dueDate = toBrazilianDay(now)
  return { ...shared, billingType: 'CREDIT_CARD', creditCardToken, remoteIp, dueDate, ...split }
}

/** The charge with this id: that of a payment, of a plan of instalments, or of an authorisation whose code is not paid yet. */
export async function readAsaasCharge(asaas: GatewayConnection, externalId: string): Promise<PaymentSnapshot> {
  const authorisationId = findAuthorisationId(externalId)
  if (authorisationId) return readFirstPayment(asaas, authorisationId)
  if (!isPaymentId(externalId)) return toAsaasSnapshot(await readPlan(asaas, externalId))
  return completeCharge(asaas, await readAsaasPayment(asaas, externalId))
}

export const isPaymentId = (externalId: string) => externalId.startsWith('pay_')

export const readAsaasPayment = (asaas: GatewayConnection, id: string): Promise<AsaasPayment> =>
  asaas.read(`/payments/${encodeURIComponent(id)}`, asaasPayment)

async function readPlan(asaas: GatewayConnection, id: string): Promise<readonly AsaasPayment[]> {
  const path = `/installments/${encodeURIComponent(id)}/payments?limit=100`
  const { data } = await asaas.read(path, asaasPaymentList)
  if (data.length === 0) throw new PaymentNotFound('Asaas knows no such plan.')
  return data
}

/** Adds what one payment alone does not say: the other instalments, or what the payer needs to pay it. */
async function completeCharge(asaas: GatewayConnection, payment: AsaasPayment): Promise<PaymentSnapshot> {
  if (payment.installment) return toAsaasSnapshot(await readPlan(asaas, payment.installment))
  const snapshot = toAsaasSnapshot([payment])
  const action = snapshot.state === 'awaiting_payer' ? await readAction(asaas, payment) : undefined
  return action ? { ...snapshot, action } : snapshot
}

async function readAction(asaas: GatewayConnection, payment: AsaasPayment): Promise<PayerAction | undefined> {
  const path = `/payments/${encodeURIComponent(payment.id)}`
  if (payment.billingType === 'PIX') {
    const { payload, expirationDate } = await asaas.read(`${path}/pixQrCode`, asaasQrCode)
    // A year after the due date: what the payer sees is our own expiry, which cancels the charge.
    const expiresAt = readAsaasMoment(expirationDate) ?? `${payment.dueDate}T23:59:59-03:00`
    return { kind: 'qr', payload, expiresAt }
  }
  if (payment.billingType !== 'BOLETO') return undefined
  const { identificationField: line } = await asaas.read(`${path}/identificationField`, asaasSlip)
  const { dueDate, bankSlipUrl } = payment
  return { kind: 'boleto', line, dueDate: dueDate ?? '', ...(bankSlipUrl && { pdfUrl: bankSlipUrl }) }
}

export async function findAsaasCharge(asaas: GatewayConnection, reference: string): Promise<PaymentSnapshot | null> {
  const path = `/payments?externalReference=${encodeURIComponent(reference)}&limit=100`
  const { data } = await asaas.read(path, asaasPaymentList)
  const own = data.filter(({ externalReference }) => externalReference === reference)
  const found = own.find((payment) => toAsaasSnapshot([payment]).captured > 0) ?? own[0]
  if (found) return completeCharge(asaas, found)
  const authorisation = await findAsaasAuthorisation(asaas, reference)
  return authorisation ? readFirstPayment(asaas, authorisation.externalId) : null
}

/** Asaas cancels what is not paid yet; the answer is how the charge stands then. */
export async function cancelAsaasCharge(asaas: GatewayConnection, externalId: string): Promise<PaymentSnapshot> {
  const authorisationId = findAuthorisationId(externalId)
  if (authorisationId) return cancelFirstPayment(asaas, authorisationId)
  const path = `/${isPaymentId(externalId) ? 'payments' : 'installments'}/${encodeURIComponent(externalId)}`
  const before = await readAsaasCharge(asaas, externalId)
  if (before.state !== 'awaiting_payer' && before.state !== 'processing') return before
  await ignoreRefusal(asaas.send({ method: 'DELETE', path, movesMoney: true }, asaasDeletion))
  return afterPayment(() => readAsaasCharge(asaas, externalId))
}

export async function* listAsaasChanges(asaas: GatewayConnection, since: Date): AsyncIterable<PaymentSnapshot> {
  const day = toBrazilianDay(since)
  const seen = new Set<string>()
  for (const filter of [`dateCreated[ge]=${day}`, `paymentDate[ge]=${day}`]) {
    for await (const payment of listPayments(asaas, filter)) {
      const id = payment.installment ?? payment.id
      if (seen.has(id)) continue
      seen.add(id)
      yield payment.installment ? toAsaasSnapshot(await readPlan(asaas, id)) : toAsaasSnapshot([payment])
    }
  }
}

async function* listPayments(asaas: GatewayConnection, filter: string): AsyncIterable<AsaasPayment> {
  for (let offset = 0; ; offset += 100) {
    const { data, hasMore } = await asaas.read(`/payments?${filter}&limit=100&offset=${offset}`, asaasPaymentList)
    yield* data
    if (!hasMore || data.length === 0) return
  }
}
