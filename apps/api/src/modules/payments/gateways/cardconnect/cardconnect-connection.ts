import * as z from 'zod'
import { connectGateway, type GatewayConnection } from '../gateway-connection.ts'
import { readCredentials } from '../gateway-credentials.ts'
import { InvalidGatewayRequest } from '../gateway-failures.ts'
import type { GatewayContext } from '../payment-gateway.ts'

export const cardconnectCredentials = z.object({
  /** The first part of the host: `fts-uat` for tests. A label alone, so that no other host is called. */
  site: z.string().regex(/^[a-z0-9][a-z0-9-]{0,40}$/),
  username: z.string().min(1).max(200),
  password: z.string().min(1).max(200),
  merchantId: z.string().regex(/^\d{1,20}$/),
})

export type BaseUrl = (site: string) => string

export const cardconnectUrl: BaseUrl = (site) => `https://${site}.cardconnect.com`

export interface Cardconnect extends GatewayConnection {
  readonly merchantId: string
  readonly tokenUrl: string
}

export function connectCardconnect(context: GatewayContext, baseUrl: BaseUrl): Cardconnect {
  const { site, username, password, merchantId } = readCredentials(cardconnectCredentials, context.credentials)
  const connection = connectGateway({
    baseUrl: `${baseUrl(site)}/cardconnect/rest`,
    headers: { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` },
    signal: context.signal,
    explain: ({ status }) => new InvalidGatewayRequest(`status_${status}`),
  })
  return { ...connection, merchantId, tokenUrl: `${baseUrl(site)}/cardsecure/api/v1/ccn/tokenize` }
}
