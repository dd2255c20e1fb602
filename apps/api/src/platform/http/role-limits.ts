import type { Endpoint } from '@narthex/contract/endpoint'
import { hasPermission, type Permission } from '@narthex/contract/permissions'
import { findLimitIds, type LimitKind } from '@narthex/contract/role-limits'
import { forbidden, notFound } from '../errors/domain-error.ts'
import { isProduct } from '../work/acting-call.ts'
import type { Actor } from './route.ts'

/**
 * The ids within which the caller's roles bring a permission; undefined for the whole church, which a role without limits
 * brings. Throws FORBIDDEN where no role brings it.
 */
export function findLimit(actor: Actor, permission: Permission, kind: LimitKind): readonly number[] | undefined {
  const { limitedRoles } = actor
  // Who has no limited role was let in by a permission for the whole church, or is the product itself.
  if (!limitedRoles || isProduct(actor) || hasPermission(actor, permission)) return undefined
  const ids = findLimitIds(limitedRoles, permission, kind)
  if (ids.length === 0) throw forbidden()
  return [...new Set(ids)]
}

/**
 * Throws NOT_FOUND where a call that names an event (`{id}`) is about another one than those to which the caller's roles are
 * limited. What the call reads and writes are parts of that event.
 */
export function requireReachedEvent(
  { access }: Pick<Endpoint, 'access'>,
  actor: Actor | undefined,
  input: AnyInput,
): void {
  if (!actor || typeof access !== 'object' || access.within !== 'EVENTO') return
  const ids = findLimit(actor, access.permission, 'EVENTO')
  if (ids && !ids.includes(Number((input.params as { readonly id?: unknown } | undefined)?.id))) throw notFound()
}

interface AnyInput {
  readonly params: unknown
}

/** Whether a caller has a permission within limits that the callee knows. */
export const isWithinLimits = (
  actor: Actor | undefined,
  permission: Permission,
  kind: LimitKind | undefined,
): boolean => kind !== undefined && findLimitIds(actor?.limitedRoles ?? [], permission, kind).length > 0
