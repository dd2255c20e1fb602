import type { FastifyRequest } from 'fastify'
import { forbidden, hostUnknown } from '../errors/domain-error.ts'
import type { Tenant } from '../scope/scope.ts'
import type { Directory } from '../tenancy/directory.ts'
import { isOperatorHost } from '../tenancy/host.ts'
import type { ProductDomain } from '../tenancy/product-domain.ts'
import { readOfficeCookie } from './office-cookie.ts'
import type { Actor } from './route.ts'
import { isSameOrigin } from './same-origin.ts'

/** Finds the person behind a login; undefined for a token or secret that is not valid at this tenant. */
export interface Authenticator {
  /** Reads the header of a bearer token. */
  byToken(tenant: Tenant, authorization: string | undefined): Promise<Actor | undefined>
  /** Reads the secret of a session of the office. */
  byCookie(tenant: Tenant, secret: string | undefined): Promise<Actor | undefined>
  /** Reads the secret of a session of support at an office. */
  bySupportCookie(tenant: Tenant, secret: string | undefined): Promise<Actor | undefined>
  /** Reads the secret of a session of an operator. */
  byOperatorCookie(secret: string | undefined): Promise<Actor | undefined>
}

/** The host that a request came to: a church's or an organisation's, or the operators', which is no one's. */
export type Place =
  | { readonly tenant: Tenant; readonly surface: 'site' | 'office' }
  | { readonly tenant: undefined; readonly surface: 'operator' }

/** Identifies a call: its host first, then the person who is logged in there. */
export interface Entrance {
  /** Throws HOST_UNKNOWN; at an office, and at the operators' host, FORBIDDEN for calls that no page of it makes. */
  findPlace(request: FastifyRequest): Promise<Place>
  /** The person behind a call: by a token at the site, by the host's own cookie elsewhere, by nothing else. */
  identify(place: Place, request: FastifyRequest): Promise<Actor | undefined>
}

interface Needs {
  readonly directory: Pick<Directory, 'byHost' | 'byOfficeHost'>
  readonly domain: ProductDomain
}

/** The way into sites, offices and the operators' console. */
export function createEntrance({ directory, domain }: Needs, authenticator: Authenticator): Entrance {
  const isHttps = domain.protocol === 'https:'
  return {
    async findPlace(request) {
      const tenant = await directory.byHost(request.host)
      if (tenant) return { tenant, surface: 'site' }
      const isOperators = isOperatorHost(request.host, domain.hostname)
      const church = isOperators ? undefined : await directory.byOfficeHost(request.host)
      if (!church && !isOperators) throw hostUnknown()
      if (!isSameOrigin(request, domain)) throw forbidden()
      return church ? { tenant: church, surface: 'office' } : { tenant: undefined, surface: 'operator' }
    },
    async identify({ tenant, surface }, { headers }) {
      if (surface === 'operator') return authenticator.byOperatorCookie(readOfficeCookie(headers, isHttps, surface))
      if (surface === 'site') return authenticator.byToken(tenant, headers.authorization)
      const support = await authenticator.bySupportCookie(tenant, readOfficeCookie(headers, isHttps, 'support'))
      return support ?? authenticator.byCookie(tenant, readOfficeCookie(headers, isHttps))
    },
  }
}

/** An entrance for calls that only sites have: other hosts are unknown to it. */
export const siteEntrance = ({ findPlace, ...entrance }: Entrance): Entrance => ({
  ...entrance,
  async findPlace(request) {
    const place = await findPlace(request)
    if (place.surface !== 'site') throw hostUnknown()
    return place
  },
})
