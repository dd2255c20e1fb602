import type { FastifyRequest } from 'fastify'
import { parseHost } from '../tenancy/host.ts'
import { originAt, type ProductDomain } from '../tenancy/product-domain.ts'

type Asked = Pick<FastifyRequest, 'headers' | 'host' | 'method'>

/**
 * Whether a page of this very host makes a call, or the reader by the address bar. Sites of churches are "same site" to
 * their offices, so that `SameSite` alone does not keep their scripts out. What changes something must name its origin.
 */
export function isSameOrigin({ headers, host, method }: Asked, domain: ProductDomain): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  const isRead = method === 'GET' || method === 'HEAD'
  if (site !== undefined && site !== 'same-origin' && !(isRead && site === 'none')) return false
  if (origin === undefined) return isRead
  const name = parseHost(host)
  return name !== undefined && origin === originAt(domain, name)
}
