import { dayMs } from '@narthex/contract/durations'
import * as z from 'zod'
import type { GatewayConnection } from '../gateway-connection.ts'
import { InvalidGatewayRequest, WebhookRefused } from '../gateway-failures.ts'
import { readNotice } from '../gateway-webhooks.ts'
import type { PaymentSnapshot, WebhookNotice } from '../payment-gateway.ts'
import { type PaypalEvent, paypalCapture, paypalEvent, paypalEventList } from './paypal-answers.ts'
import { readPaypalOrder } from './paypal-orders.ts'

const signatureHeaders = z.object({
  'paypal-transmission-id': z.string().min(1).max(50),
  'paypal-transmission-time': z.string().min(1).max(100),
  'paypal-transmission-sig': z.string().min(1).max(500),
  'paypal-cert-url': z.url({ protocol: /^https$/, hostname: /^([a-z0-9-]+\.)*paypal\.com$/ }).max(500),
  'paypal-auth-algo': z.string().min(1).max(100),
})

const verdict = z.object({ verification_status: z.string() })

/** Lets PayPal verify its own signature: over the body as it came, so it must not be written again. */
export async function readPaypalWebhook(
  paypal: () => Promise<GatewayConnection>,
  webhookId: string,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array,
): Promise<WebhookNotice> {
  const signed = signatureHeaders.safeParse(headers).data
  if (!signed) throw new WebhookRefused('The webhook is not signed by PayPal.')
  const event = readNotice(paypalEvent, body)
  const facts = JSON.stringify({
    auth_algo: signed['paypal-auth-algo'],
    cert_url: signed['paypal-cert-url'],
    transmission_id: signed['paypal-transmission-id'],
    transmission_sig: signed['paypal-transmission-sig'],
    transmission_time: signed['paypal-transmission-time'],
    webhook_id: webhookId,
  })
  const jsonText = `${facts.slice(0, -1)},"webhook_event":${Buffer.from(body).toString('utf8')}}`
  const connection = await paypal()
  const request = { method: 'POST', path: '/v1/notifications/verify-webhook-signature', jsonText } as const
  const { verification_status } = await connection.send(request, verdict).catch((error: unknown) => {
    if (error instanceof InvalidGatewayRequest) return { verification_status: 'FAILURE' }
    throw error
  })
  if (verification_status !== 'SUCCESS') throw new WebhookRefused('PayPal does not know this webhook.')
  const externalId = await findOrderId(connection, event)
  const reference = toReference(event)
  return {
    eventId: event.id,
    type: event.event_type,
    ...(externalId && { externalId }),
    ...(reference && { reference }),
  }
}

const toReference = ({ resource }: PaypalEvent) =>
  resource.purchase_units?.[0]?.invoice_id ?? resource.invoice_id ?? undefined

/** A refund names its capture alone, by a link; the capture names the order. */
async function findOrderId(paypal: GatewayConnection, event: PaypalEvent): Promise<string | undefined> {
  const { resource } = event
  if (event.event_type.startsWith('CHECKOUT.ORDER.')) return resource.id ?? undefined
  const orderId = resource.supplementary_data?.related_ids?.order_id
  if (orderId) return orderId
  const up = resource.links?.find(({ rel }) => rel === 'up')?.href ?? ''
  const [, captureId] = /\/v2\/payments\/captures\/([A-Za-z0-9]+)$/.exec(up) ?? []
  if (!captureId) return undefined
  const capture = await paypal.read(`/v2/payments/captures/${captureId}`, paypalCapture)
  return capture.supplementary_data?.related_ids?.order_id ?? undefined
}

/**
 * PayPal finds no order by our reference; its events of the last days do. An order without any event has taken no
 * money, and is answered again by its idempotency key.
 */
export async function findPaypalOrder(
  paypal: GatewayConnection,
  now: Date,
  reference: string,
): Promise<PaymentSnapshot | null> {
  for await (const event of listEvents(paypal, new Date(now.getTime() - 3 * dayMs), now)) {
    if (toReference(event) !== reference) continue
    const id = await findOrderId(paypal, event)
    if (id) return readPaypalOrder(paypal, id)
  }
  return null
}

export async function* listPaypalChanges(
  paypal: GatewayConnection,
  since: Date,
  now: Date,
): AsyncIterable<PaymentSnapshot> {
  const seen = new Set<string>()
  for await (const event of listEvents(paypal, since, now)) {
    const id = await findOrderId(paypal, event)
    if (!id || seen.has(id)) continue
    seen.add(id)
    yield await readPaypalOrder(paypal, id)
  }
}

const eventsPath = '/v1/notifications/webhooks-events'

async function* listEvents(paypal: GatewayConnection, since: Date, until: Date): AsyncIterable<PaypalEvent> {
  const period = { start_time: since.toISOString(), end_time: until.toISOString(), page_size: '100' }
  let search: string | undefined = `?${new URLSearchParams(period)}`
  const seen = new Set<string>()
  while (search && !seen.has(search)) {
    seen.add(search)
    const page: z.output<typeof paypalEventList> = await paypal.read(eventsPath + search, paypalEventList)
    yield* page.events ?? []
    const next = page.links?.find(({ rel }) => rel === 'next')?.href
    search = next && URL.canParse(next) ? new URL(next).search : undefined
  }
}
