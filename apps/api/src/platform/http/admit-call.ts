import type { ModuleCode } from '@narthex/contract/church-codes'
import type { Endpoint } from '@narthex/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { hashAddress } from '../audit/address-hash.ts'
import type { Clock } from '../clock.ts'
import { churchInactive, notFound } from '../errors/domain-error.ts'
import type { Keys } from '../keys.ts'
import { ChurchScope, type Tenant } from '../scope/scope.ts'
import { parseHost } from '../tenancy/host.ts'
import type { Transactions } from '../work/transactions.ts'
import type { Entrance } from './entrance.ts'
import { requireAccess } from './require-access.ts'
import { type CallSource, createMemberCall, type MemberCall } from './route.ts'

/** Narrows a tenant to a church that is active. */
export function requireActiveChurch(tenant: Tenant | undefined): ChurchScope {
  if (!ChurchScope.is(tenant)) throw notFound()
  if (!tenant.flagAtivo) throw churchInactive()
  return tenant
}

/** Reads where a request comes from. */
export const readSource = (request: FastifyRequest): CallSource => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  host: parseHost(request.host),
})

/**
 * Makes the call of a member from a request that no dispatcher sees, such as one of a protocol of its own, by the dispatcher's
 * checks in its order: access, church, module. Throws DomainError.
 */
export async function admitCall(
  request: FastifyRequest,
  { clock, keys, transactions }: { readonly clock: Clock; readonly keys: Keys; readonly transactions: Transactions },
  entrance: Entrance,
  { module, ...endpoint }: Pick<Endpoint, 'access' | 'method' | 'surface'> & { readonly module?: ModuleCode },
): Promise<MemberCall> {
  const place = await entrance.findPlace(request)
  const actor = await entrance.identify(place, request)
  requireAccess(endpoint, { actor, surface: place.surface, now: clock() })
  const church = requireActiveChurch(place.tenant)
  const call = transactions.at(church)
  if (!actor || (module && !(await call.facts()).modules.has(module))) throw notFound()
  const source = { ...readSource(request), addressHash: hashAddress(keys, request.ip) }
  return createMemberCall(call, actor, source)
}
