import * as z from 'zod'
import { refusalCode } from '../gateway-answers.ts'
import { connectGateway, type GatewayAnswer, type GatewayConnection } from '../gateway-connection.ts'
import { readCredentials } from '../gateway-credentials.ts'
import { InvalidGatewayRequest, PaymentDeclined } from '../gateway-failures.ts'
import type { GatewayContext } from '../payment-gateway.ts'
import { stripeFailure } from './stripe-answers.ts'

export const stripeCredentials = z.object({
  /** `sk_live_…` or `sk_test_…`: the key says which of both worlds is meant. */
  secretKey: z.string().min(1).max(500),
  publishableKey: z.string().min(1).max(500),
  /** `whsec_…`, of the webhook endpoint. */
  webhookSecret: z.string().min(1).max(500),
})

export const stripeUrl = 'https://api.stripe.com/v1'
/** Answers keep the shape of this version, whatever the account's own version is. */
const apiVersion = '2026-10-28.endive'

export interface Stripe extends GatewayConnection {
  readonly publicKey: string
}

export function connectStripe(context: GatewayContext, baseUrl: string): Stripe {
  const { secretKey, publishableKey: publicKey } = readCredentials(stripeCredentials, context.credentials)
  const connection = connectGateway({
    baseUrl,
    headers: { authorization: `Bearer ${secretKey}`, 'stripe-version': apiVersion },
    signal: context.signal,
    explain: explainRefusal,
  })
  return { ...connection, publicKey }
}

const refusal = z.object({
  error: z.object({ type: z.string(), code: refusalCode.nullish(), param: refusalCode.nullish() }),
})
const decline = z.object({ error: stripeFailure })

function explainRefusal({ body }: GatewayAnswer): Error {
  const error = refusal.safeParse(body).data?.error
  if (error?.type !== 'card_error')
    return new InvalidGatewayRequest(error?.code ?? error?.type ?? 'unexplained', error?.param ?? undefined)
  const failure = decline.safeParse(body).data?.error
  return new PaymentDeclined(failure?.decline_code ?? failure?.code ?? 'unexplained')
}
