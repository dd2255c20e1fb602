import type { FastifyRequest } from 'fastify'
import { forbidden, hostUnknown } from '../errors/domain-error.ts'
import type { Tenant } from '../scope/scope.ts'
import type { Directory } from '../tenancy/directory.ts'
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
}

/** The host that a request came to. */
export interface Place {
  readonly tenant: Tenant
  readonly surface: 'site' | 'office'
}

/** Identifies a call: its host first, then the person who is logged in there. */
export interface Entrance {
  /** Throws HOST_UNKNOWN; at an office FORBIDDEN for calls that no page of the office makes. */
  findPlace(request: FastifyRequest): Promise<Place>
  /** The person behind a call: by a token at the site, by a cookie at the office, by nothing else. */
  identify(place: Place, request: FastifyRequest): Promise<Actor | undefined>
}

interface Needs {
  readonly directory: Pick<Directory, 'byHost' | 'byOfficeHost'>
  readonly domain: ProductDomain
}

/** The way into sites and offices. */
export function createEntrance({ directory, domain }: Needs, authenticator: Authenticator): Entrance {
  const isHttps = domain.protocol === 'https:'
  return {
    async findPlace(request) {
      const tenant = await directory.byHost(request.host)
      if (tenant) return { tenant, surface: 'site' }
      const church = await directory.byOfficeHost(request.host)
      if (!church) throw hostUnknown()
      if (!isSameOrigin(request, domain)) throw forbidden()
      return { tenant: church, surface: 'office' }
    },
    identify: ({ tenant, surface }, { headers }) =>
      surface === 'office'
        ? authenticator.byCookie(tenant, readOfficeCookie(headers, isHttps))
        : authenticator.byToken(tenant, headers.authorization),
  }
}

/** An entrance for calls that only sites have: the hosts of offices are unknown to it. */
export const siteEntrance = ({ findPlace, ...entrance }: Entrance): Entrance => ({
  ...entrance,
  async findPlace(request) {
    const place = await findPlace(request)
    if (place.surface === 'office') throw hostUnknown()
    return place
  },
})
