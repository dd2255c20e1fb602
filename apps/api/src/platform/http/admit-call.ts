import type { ModuleCode } from '@narthex/contract/church-codes'
import type { Access } from '@narthex/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { hashAddress } from '../audit/address-hash.ts'
import { churchInactive, hostUnknown, notFound } from '../errors/domain-error.ts'
import type { Keys } from '../keys.ts'
import { ChurchScope, type Tenant } from '../scope/scope.ts'
import { parseHost } from '../tenancy/host.ts'
import type { Transactions } from '../work/transactions.ts'
import { requireAccess } from './require-access.ts'
import { type Actor, type CallSource, createMemberCall, type MemberCall } from './route.ts'

export type TenantOf = (request: FastifyRequest) => Promise<Tenant | undefined>

/** The person whose bearer token a request carries; undefined where it carries none that is good at this tenant. */
export type Authenticate = (tenant: Tenant, authorization: string | undefined) => Promise<Actor | undefined>

/** What tells whose a call is. */
export interface Entrance {
  readonly tenantOf: TenantOf
  readonly authenticate: Authenticate
}

/** Gives the tenant of a request's host. */
export async function requireTenant(request: FastifyRequest, tenantOf: TenantOf): Promise<Tenant> {
  const tenant = await tenantOf(request)
  if (!tenant) throw hostUnknown()
  return tenant
}

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
  { keys, transactions }: { readonly keys: Keys; readonly transactions: Transactions },
  { tenantOf, authenticate }: Entrance,
  { access, module }: { readonly access: Exclude<Access, 'public'>; readonly module?: ModuleCode },
): Promise<MemberCall> {
  const tenant = await requireTenant(request, tenantOf)
  const actor = await authenticate(tenant, request.headers.authorization)
  requireAccess(access, actor)
  const church = requireActiveChurch(tenant)
  const call = transactions.at(church)
  if (!actor || (module && !(await call.facts()).modules.has(module))) throw notFound()
  const source = { ...readSource(request), addressHash: hashAddress(keys, request.ip) }
  return createMemberCall(call, actor, source)
}
