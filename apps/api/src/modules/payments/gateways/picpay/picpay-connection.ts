import * as z from 'zod'
import { refusalCode } from '../gateway-answers.ts'
import { connectGateway, type GatewayAnswer, type GatewayConnection } from '../gateway-connection.ts'
import { readCredentials } from '../gateway-credentials.ts'
import { InvalidGatewayRequest } from '../gateway-failures.ts'
import type { GatewayContext } from '../payment-gateway.ts'

export const picpayCredentials = z.object({
  picpayToken: z.string().min(1).max(500),
  /** The text that PicPay sends along with each webhook. */
  sellerToken: z.string().min(1).max(500),
})

/** There is no sandbox: PicPay has its tests made in production. */
export const picpayUrl = 'https://appws.picpay.com/ecommerce/public'

export function connectPicpay(context: GatewayContext, baseUrl: string): GatewayConnection {
  const { picpayToken } = readCredentials(picpayCredentials, context.credentials)
  return connectGateway({
    baseUrl,
    headers: { 'x-picpay-token': picpayToken },
    signal: context.signal,
    explain: explainRefusal,
  })
}

const refusal = z.object({ errors: z.array(z.object({ field: refusalCode })).min(1) })

/** PicPay explains itself in sentences, and names the field at best. */
function explainRefusal({ status, body }: GatewayAnswer): Error {
  return new InvalidGatewayRequest(`status_${status}`, refusal.safeParse(body).data?.errors[0]?.field)
}
