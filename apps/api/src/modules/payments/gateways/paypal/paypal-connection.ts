import * as z from 'zod'
import { refusalCode } from '../gateway-answers.ts'
import { connectGateway, type GatewayAnswer, type GatewayConnection } from '../gateway-connection.ts'
import { readCredentials } from '../gateway-credentials.ts'
import { InvalidGatewayRequest, PaymentDeclined, UnknownOutcome } from '../gateway-failures.ts'
import type { GatewayContext } from '../payment-gateway.ts'

export const paypalCredentials = z.object({
  clientId: z.string().min(1).max(500),
  clientSecret: z.string().min(1).max(500),
  /** The id of the webhook as PayPal lists it: part of what is signed. */
  webhookId: z.string().min(1).max(50),
  environment: z.enum(['live', 'sandbox']),
})
type PaypalCredentials = z.output<typeof paypalCredentials>

export type BaseUrl = (environment: PaypalCredentials['environment']) => string

export const paypalUrl: BaseUrl = (environment) =>
  environment === 'sandbox' ? 'https://api-m.sandbox.paypal.com' : 'https://api-m.paypal.com'

const accessToken = z.object({ access_token: z.string().min(1) })

/** Exchanges the credentials for an access token first. It lives for this one call alone, and is kept nowhere. */
export async function connectPaypal(context: GatewayContext, baseUrl: BaseUrl): Promise<GatewayConnection> {
  const { clientId, clientSecret, environment } = readCredentials(paypalCredentials, context.credentials)
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  const options = { baseUrl: baseUrl(environment), signal: context.signal, explain: explainRefusal }
  const entrance = connectGateway({ ...options, headers: { authorization: `Basic ${basic}` } })
  const form = { grant_type: 'client_credentials' }
  const { access_token } = await entrance.send({ method: 'POST', path: '/v1/oauth2/token', form }, accessToken)
  return connectGateway({ ...options, headers: { authorization: `Bearer ${access_token}` } })
}

const refusal = z.object({
  name: refusalCode,
  details: z.array(z.object({ issue: refusalCode, field: refusalCode.nullish() })).nullish(),
})

/** Issues that the payer resolves with another way to pay. */
const declines = new Set([
  'INSTRUMENT_DECLINED',
  'TRANSACTION_REFUSED',
  'TRANSACTION_LIMIT_EXCEEDED',
  'TRANSACTION_BLOCKED_BY_PAYEE',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'PAYER_ACTION_REQUIRED',
  'PAYEE_BLOCKED_TRANSACTION',
  'COMPLIANCE_VIOLATION',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
  'DECLINED_DUE_TO_RELATED_TXN',
])

function explainRefusal({ body }: GatewayAnswer): Error {
  const answer = refusal.safeParse(body).data
  const detail = answer?.details?.[0]
  const code = detail?.issue ?? answer?.name ?? 'unexplained'
  if (code === 'ORDER_COMPLETION_IN_PROGRESS') return new UnknownOutcome('An earlier capture is still at work.')
  return declines.has(code) ? new PaymentDeclined(code) : new InvalidGatewayRequest(code, detail?.field ?? undefined)
}
