import * as z from 'zod'
import { readNotice } from '../gateway-webhooks.ts'
import type { WebhookNotice } from '../payment-gateway.ts'
import { toFirstPaymentId } from './asaas-authorisations.ts'

const notice = z.object({
  id: z.string().min(1).max(200).nullish(),
  event: z.string().min(1).max(100),
  payment: z
    .object({ id: z.string(), installment: z.string().nullish(), externalReference: z.string().nullish() })
    .nullish(),
  /** An authorisation of Pix Automático. */
  authorization: z.object({ id: z.string(), status: z.string().nullish(), contractId: z.string().nullish() }).nullish(),
  paymentInstruction: z.object({ paymentId: z.string().nullish() }).nullish(),
})

/** Reads the subject of an Asaas webhook: a payment, an authorisation, or a debit under an authorisation. */
export function readAsaasNotice(body: Uint8Array): WebhookNotice {
  const { id, event: type, payment, authorization, paymentInstruction } = readNotice(eventNotice, body)
  // Its description shows authorisations without an event's id.
  const eventId = id ?? `${type}/${authorization?.id}`
  if (authorization) {
    const { id: authorisationId, contractId: reference } = authorization
    const names = { externalId: toFirstPaymentId(authorisationId), authorisationId }
    return { eventId, type, ...names, ...(reference && { reference }) }
  }
  const reference = payment?.externalReference
  const externalId = payment ? (payment.installment ?? payment.id) : paymentInstruction?.paymentId
  return { eventId, type, ...(externalId && { externalId }), ...(reference && { reference }) }
}

/** Every other event has an id of its own. */
const eventNotice = notice.refine(({ id, authorization }) => id || authorization)
