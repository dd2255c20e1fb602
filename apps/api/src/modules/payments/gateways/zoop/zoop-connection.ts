import * as z from 'zod'
import { refusalCode } from '../gateway-answers.ts'
import { connectGateway, type GatewayAnswer, type GatewayConnection } from '../gateway-connection.ts'
import { readCredentials } from '../gateway-credentials.ts'
import { InvalidGatewayRequest, PaymentDeclined, PaymentNotFound } from '../gateway-failures.ts'
import { requireDocument, splitBrazilianPhone, splitName } from '../gateway-payers.ts'
import type { GatewayContext, Payer } from '../payment-gateway.ts'
import { zoopObject } from './zoop-answers.ts'

const id = z.string().regex(/^[\w-]{1,100}$/)

export const zoopCredentials = z.object({
  /** `zpk_prod_…` or `zpk_test_…`: the key says which of both worlds is meant. */
  apiKey: z.string().min(1).max(500),
  marketplaceId: id,
  /** The church among the sellers of the marketplace. */
  sellerId: id,
})

export const zoopUrl = 'https://api.zoop.ws'

export interface Zoop extends GatewayConnection {
  readonly sellerId: string
}

export function connectZoop(context: GatewayContext, baseUrl: string): Zoop {
  const { apiKey, marketplaceId, sellerId } = readCredentials(zoopCredentials, context.credentials)
  const connection = connectGateway({
    baseUrl: `${baseUrl}/v1/marketplaces/${marketplaceId}`,
    headers: { authorization: `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}` },
    signal: context.signal,
    explain: explainRefusal,
  })
  return { ...connection, sellerId }
}

const refusal = z.object({ error: z.object({ category: refusalCode.nullish(), type: refusalCode.nullish() }) })

/** 402: the card was declined. */
function explainRefusal({ status, body }: GatewayAnswer): Error {
  const error = refusal.safeParse(body).data?.error
  const code = error?.category ?? error?.type ?? 'unexplained'
  return status === 402 ? new PaymentDeclined(code) : new InvalidGatewayRequest(code)
}

/** The payer's buyer at Zoop: the one with this document, or a new one. */
export async function findZoopBuyer(zoop: Zoop, payer: Payer): Promise<string> {
  const taxpayer_id = requireDocument(payer)
  const path = `/buyers/search?taxpayer_id=${encodeURIComponent(taxpayer_id)}`
  const found = await zoop.read(path, zoopObject).catch((error: unknown) => {
    if (error instanceof PaymentNotFound) return undefined
    throw error
  })
  if (found) return found.id
  const { first: first_name, last: last_name } = splitName(payer.name)
  const { email, address } = payer
  const phone = splitBrazilianPhone(payer.phone)
  const json = {
    first_name,
    last_name,
    email,
    taxpayer_id,
    ...(phone && { phone_number: phone.area + phone.number }),
    ...(address && {
      address: {
        line1: `${address.street}, ${address.number}`,
        line2: address.complement,
        neighborhood: address.district,
        city: address.city,
        state: address.state,
        postal_code: address.zip,
        country_code: address.country,
      },
    }),
  }
  return (await zoop.send({ method: 'POST', path: '/buyers', json }, zoopObject)).id
}
