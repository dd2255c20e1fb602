import { createHash, timingSafeEqual } from 'node:crypto'
import { type GatewayName, remoteGatewayNames } from '@narthex/contract/payments/payment-states'
import { notFound, unauthenticated } from '../../../platform/errors/domain-error.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { TargetRestsError } from '../../../platform/targets.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import {
  GatewayAccessDenied,
  GatewayUnavailable,
  PaymentNotFound,
  UnknownOutcome,
  WebhookRefused,
} from '../gateways/gateway-failures.ts'
import type { WebhookNotice } from '../gateways/payment-gateway.ts'
import { reachGateway } from '../methods/gateway-calls.service.ts'
import { findPaymentSettings } from '../methods/settings.service.ts'
import type { PaymentNeeds } from '../orders/payment-needs.ts'
import { gatewayUnavailable } from '../orders/payments.errors.ts'
import { paymentReadingQueue } from '../orders/payments.jobs.ts'
import { findPaymentByName } from '../orders/payments.queries.ts'
import { insertWebhook, markWebhookApplied } from './webhooks.queries.ts'

export interface Webhook {
  readonly gateway: GatewayName
  /** The last part of the address, which only the church and its gateways know. */
  readonly token: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

/**
 * Takes a gateway's call. What it says of a payment is never believed: it makes us read that payment, in a job. An event
 * that came before changes nothing. NOT_FOUND for a wrong token, for a gateway that the church does not use or no longer
 * uses, UNAUTHENTICATED for a call that the gateway did not sign.
 */
export async function receiveWebhook(platform: PaymentNeeds, call: ChurchCall, webhook: Webhook): Promise<void> {
  const { inChurch } = call
  const settings = await inChurch(findPaymentSettings)
  if (!settings || !isSame(settings.webhookToken, webhook.token)) throw notFound()
  if (webhook.gateway === 'rehearsal' && settings.isLive) throw notFound()
  const notice = await readNotice(platform, call, webhook)
  await inChurch(async (work) => {
    const { gateway } = webhook
    const externalId = shorten(notice.externalId)
    const reference = shorten(notice.reference)
    const isNew = await insertWebhook(work, {
      gateway,
      eventoId: notice.eventId.slice(0, 200),
      tipo: notice.type.slice(0, 100),
      externoId: externalId,
      referencia: reference,
      recebidoEm: work.now,
      tratadoEm: null,
    })
    const { authorisationId } = notice
    if (isNew && authorisationId)
      for (const listen of platform.signals.authorisationNoticed)
        await listen(work, { gateway, authorisationId: authorisationId.slice(0, 200), reference })
    const payment = isNew && (await findPaymentByName(work, { gateway, externalId, reference }))
    if (!payment) return
    await enqueue(work, paymentReadingQueue, { pagamento: payment.id })
    await markWebhookApplied(work, gateway, notice.eventId.slice(0, 200))
  })
}

const unanswered = [GatewayUnavailable, UnknownOutcome, TargetRestsError] as const

async function readNotice(platform: PaymentNeeds, call: ChurchCall, webhook: Webhook): Promise<WebhookNotice> {
  const { gateway, context } = await reachGateway(platform, call, webhook.gateway).catch((error: unknown) => {
    throw error instanceof GatewayAccessDenied ? notFound() : error
  })
  const asked = context()
  const isThirdParty = remoteGatewayNames.some((name) => name === webhook.gateway)
  if (isThirdParty && asked.credentials === undefined) throw notFound()
  try {
    return await gateway.readWebhook(asked, webhook.headers, webhook.body)
  } catch (error) {
    if (error instanceof WebhookRefused) throw unauthenticated()
    // Its credentials are not complete or were withdrawn, or it does not know the payment.
    if (error instanceof GatewayAccessDenied || error instanceof PaymentNotFound) throw notFound()
    // Some gateways are asked whether the call is theirs: they call again.
    if (unanswered.some((kind) => error instanceof kind)) throw gatewayUnavailable()
    throw error
  }
}

/** No gateway's names are longer. */
const shorten = (name: string | undefined) => name?.slice(0, 200) ?? null

/** Compares in constant time, whatever the lengths. */
function isSame(expected: string, given: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(expected), digest(given))
}
