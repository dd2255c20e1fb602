import { createHmac } from 'node:crypto'
import * as z from 'zod'
import { WebhookRefused } from '../gateway-failures.ts'
import { isSameSecret, readNotice } from '../gateway-webhooks.ts'
import type { WebhookNotice } from '../payment-gateway.ts'

const toleranceMs = 300_000

export const stripeEvent = z.object({
  id: z.string().min(1).max(200),
  type: z.string().min(1).max(100),
  data: z.object({
    object: z.object({
      id: z.string(),
      object: z.string(),
      payment_intent: z.string().nullish(),
      metadata: z.object({ reference: z.string().nullish() }).nullish().catch(undefined),
    }),
  }),
})

/** The header holds the moment of sending and one signature per secret that is valid now. */
export function verifyStripeSignature(secret: string, now: Date, header: string, body: Uint8Array): void {
  const parts = header.split(',').map((part) => part.trim().split('=', 2))
  const sentAt = parts.find(([name]) => name === 't')?.[1] ?? ''
  const expected = createHmac('sha256', secret).update(`${sentAt}.`).update(body).digest('hex')
  const isSigned = parts.some(([name, signature]) => name === 'v1' && isSameSecret(signature, expected))
  if (!isSigned) throw new WebhookRefused('The webhook is not signed with the secret of this church.')
  const ageMs = Math.abs(now.getTime() - Number(sentAt) * 1000)
  if (!(ageMs <= toleranceMs)) throw new WebhookRefused('The webhook is too old.')
}

export function readStripeNotice(body: Uint8Array): WebhookNotice {
  const { id: eventId, type, data } = readNotice(stripeEvent, body)
  const externalId = toPaymentId(data.object)
  // An attempt whose answer was lost is known by its reference alone.
  const reference = data.object.metadata?.reference
  return { eventId, type, ...(externalId && { externalId }), ...(reference && { reference }) }
}

export const toPaymentId = ({ id, object, payment_intent }: z.output<typeof stripeEvent>['data']['object']) =>
  object === 'payment_intent' ? id : (payment_intent ?? undefined)
