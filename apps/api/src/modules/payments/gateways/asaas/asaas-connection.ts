import * as z from 'zod'
import { refusalCode } from '../gateway-answers.ts'
import { connectGateway, type GatewayAnswer, type GatewayConnection } from '../gateway-connection.ts'
import { readCredentials } from '../gateway-credentials.ts'
import { InvalidGatewayRequest, PaymentDeclined } from '../gateway-failures.ts'
import { requireDocument, splitBrazilianPhone } from '../gateway-payers.ts'
import type { GatewayContext, Payer } from '../payment-gateway.ts'
import { asaasCustomer, asaasCustomerList } from './asaas-answers.ts'

export const asaasCredentials = z.object({
  /** `$aact_prod_…`, or `$aact_hmlg_…` for the sandbox. */
  apiKey: z.string().min(1).max(500),
  /** The text that Asaas sends along with each webhook. */
  webhookToken: z.string().min(1).max(500),
})

export type BaseUrl = (apiKey: string) => string

export const asaasUrl: BaseUrl = (apiKey) =>
  apiKey.startsWith('$aact_hmlg_') ? 'https://api-sandbox.asaas.com/v3' : 'https://api.asaas.com/v3'

export function connectAsaas(context: GatewayContext, baseUrl: BaseUrl): GatewayConnection {
  const { apiKey } = readCredentials(asaasCredentials, context.credentials)
  return connectGateway({
    baseUrl: baseUrl(apiKey),
    headers: { access_token: apiKey, 'user-agent': 'Narthex' },
    signal: context.signal,
    explain: explainRefusal,
  })
}

const refusal = z.object({ errors: z.array(z.object({ code: refusalCode })).min(1) })

/** A refused card is a 400, and leaves no payment behind. */
function explainRefusal({ body }: GatewayAnswer): Error {
  const code = refusal.safeParse(body).data?.errors[0]?.code ?? 'unexplained'
  return code === 'invalid_creditCard' ? new PaymentDeclined(code) : new InvalidGatewayRequest(code)
}

/** The payer's customer at Asaas: the one with this document, or a new one. */
export async function findAsaasCustomer(asaas: GatewayConnection, payer: Payer): Promise<string> {
  const cpfCnpj = requireDocument(payer)
  const { data } = await asaas.read(`/customers?cpfCnpj=${encodeURIComponent(cpfCnpj)}&limit=1`, asaasCustomerList)
  const [found] = data
  if (found) return found.id
  const { name, email, address } = payer
  const json = {
    name,
    cpfCnpj,
    email,
    notificationDisabled: true,
    ...describeAsaasPhone(payer),
    ...(address && { postalCode: address.zip, addressNumber: address.number }),
  }
  return (await asaas.send({ method: 'POST', path: '/customers', json }, asaasCustomer)).id
}

/** Asaas refuses numbers of other countries. */
export function describeAsaasPhone({ phone }: Payer): object {
  const own = splitBrazilianPhone(phone)
  return own ? { mobilePhone: own.area + own.number } : {}
}
