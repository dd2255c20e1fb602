import * as z from 'zod'
import { toDecimal } from '../gateway-amounts.ts'
import { decimalAmount, optionalText } from '../gateway-answers.ts'
import { afterPayment, type GatewayConnection, ignoreRefusal } from '../gateway-connection.ts'
import type {
  AuthorisationSnapshot,
  AuthorisationState,
  AutomaticPix,
  GatewayContext,
  NewPayment,
  PaymentSnapshot,
} from '../payment-gateway.ts'
import { asaasPaymentList, toAsaasSnapshot } from './asaas-answers.ts'
import { findAsaasCustomer } from './asaas-connection.ts'
import { readAsaasMoment } from './asaas-moments.ts'

const authorisation = z.object({
  id: z.string(),
  status: z.string(),
  contractId: optionalText,
  payload: optionalText,
  immediateQrCode: z
    .object({
      conciliationIdentifier: optionalText,
      expirationDate: optionalText,
      originalValue: decimalAmount.nullish(),
      payload: optionalText,
    })
    .nullish(),
})
type AsaasAuthorisation = z.output<typeof authorisation>
const authorisationList = z.object({ data: z.array(authorisation), hasMore: z.boolean().catch(false) })
const deletion = z.looseObject({})

const collection = '/pix/automatic/authorizations'
const at = (id: string) => `${collection}/${encodeURIComponent(id)}`
/** Prefix of a first gift's id, made of its authorisation's: until the code is paid there is no payment at Asaas. */
const prefix = 'authorization_'
const firstPaymentStates = {
  pending: 'awaiting_payer',
  // The code was paid, and its payment is not listed yet.
  active: 'processing',
  refused: 'failed',
  expired: 'expired',
  canceled: 'canceled',
  unknown: 'unknown',
} as const
const states: Readonly<Record<string, AuthorisationState>> = {
  CREATED: 'pending',
  ACTIVE: 'active',
  REFUSED: 'refused',
  EXPIRED: 'expired',
  CANCELLED: 'canceled',
}

/** The id by which the first payment of an authorisation goes until it is paid. */
export const toFirstPaymentId = (authorisationId: string): string => prefix + authorisationId
/** Undefined for the id of a payment. */
export const findAuthorisationId = (externalId: string): string | undefined =>
  externalId.startsWith(prefix) ? externalId.slice(prefix.length) : undefined

/** Asks for an authorisation of variable amounts; its code is that of the first payment. */
export async function createAsaasAuthorisation(
  asaas: GatewayConnection,
  { now }: GatewayContext,
  { reference, money, description, payer }: NewPayment,
  { automatic, expiresAt }: { automatic: Extract<AutomaticPix, { kind: 'authorise' }>; expiresAt: Date },
): Promise<PaymentSnapshot> {
  const customerId = await findAsaasCustomer(asaas, payer)
  const { frequency, startDate, endDate } = automatic
  const expirationSeconds = Math.max(60, Math.floor((expiresAt.getTime() - now.getTime()) / 1000))
  const json = {
    customerId,
    frequency,
    contractId: reference,
    startDate,
    ...(endDate && { finishDate: endDate }),
    description: description.slice(0, 35),
    paymentCreationMode: 'MANUAL',
    retryPolicy: 'NOT_ALLOWED',
    immediateQrCode: { originalValue: Number(toDecimal(money.amount)), expirationSeconds, description },
  }
  const made = await asaas.send({ method: 'POST', path: collection, json, movesMoney: true }, authorisation)
  const { isAmountUnknown: _unknown, ...open } = toOpenPayment(made)
  return { ...open, reference, money }
}

/** The first payment of an authorisation: as the authorisation stands, then as the payment that its code has made. */
export async function readFirstPayment(asaas: GatewayConnection, authorisationId: string): Promise<PaymentSnapshot> {
  const read = await asaas.read(at(authorisationId), authorisation)
  const qrCodeId = read.immediateQrCode?.conciliationIdentifier
  if (qrCodeId) {
    const path = `/payments?pixQrCodeId=${encodeURIComponent(qrCodeId)}&limit=100`
    const { data } = await asaas.read(path, asaasPaymentList)
    const [paid] = data.filter(({ pixQrCodeId }) => pixQrCodeId === qrCodeId)
    if (paid) return { ...toAsaasSnapshot([paid]), reference: read.contractId ?? null }
  }
  return toOpenPayment(read)
}

function toOpenPayment({ id, status, contractId, payload, immediateQrCode }: AsaasAuthorisation): PaymentSnapshot {
  const state = firstPaymentStates[findAuthorisationState(status)]
  const amount = immediateQrCode?.originalValue ?? undefined
  const code = payload ?? immediateQrCode?.payload
  const expiresAt = readAsaasMoment(immediateQrCode?.expirationDate)
  return {
    externalId: toFirstPaymentId(id),
    reference: contractId ?? null,
    state,
    rawState: status,
    money: { amount: amount ?? 0, currency: 'BRL' },
    ...(amount === undefined && { isAmountUnknown: true as const }),
    captured: 0,
    refunded: 0,
    ...(state === 'awaiting_payer' &&
      code &&
      expiresAt && { action: { kind: 'qr' as const, payload: code, expiresAt } }),
  }
}

export async function readAsaasAuthorisation(asaas: GatewayConnection, id: string): Promise<AuthorisationSnapshot> {
  return toSnapshot(await asaas.read(at(id), authorisation))
}

/** Asaas does not search by contract. Its newest come first, and what is looked for was made a moment ago. */
export async function findAsaasAuthorisation(
  asaas: GatewayConnection,
  reference: string,
): Promise<AuthorisationSnapshot | null> {
  for (let offset = 0; ; offset += 100) {
    const { data, hasMore } = await asaas.read(`${collection}?limit=100&offset=${offset}`, authorisationList)
    const found = data.find(({ contractId }) => contractId === reference)
    if (found) return toSnapshot(found)
    if (!hasMore || data.length === 0) return null
  }
}

/** An authorisation that has ended is refused, and stays as it is. */
export async function cancelAsaasAuthorisation(asaas: GatewayConnection, id: string): Promise<AuthorisationSnapshot> {
  const before = await readAsaasAuthorisation(asaas, id)
  if (before.state !== 'pending' && before.state !== 'active') return before
  await ignoreRefusal(asaas.send({ method: 'DELETE', path: at(id), movesMoney: true }, deletion))
  return afterPayment(() => readAsaasAuthorisation(asaas, id))
}

/** Cancels a first payment that was not paid, and its authorisation with it. */
export async function cancelFirstPayment(asaas: GatewayConnection, authorisationId: string): Promise<PaymentSnapshot> {
  const before = await readFirstPayment(asaas, authorisationId)
  if (before.state !== 'awaiting_payer') return before
  await cancelAsaasAuthorisation(asaas, authorisationId)
  return afterPayment(() => readFirstPayment(asaas, authorisationId))
}

const findAuthorisationState = (status: string): AuthorisationState =>
  (Object.hasOwn(states, status) ? states[status] : undefined) ?? 'unknown'

const toSnapshot = ({ id, status, contractId }: AsaasAuthorisation): AuthorisationSnapshot => ({
  externalId: id,
  reference: contractId ?? null,
  state: findAuthorisationState(status),
  rawState: status,
})
