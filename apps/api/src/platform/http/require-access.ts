import { minuteMs } from '@narthex/contract/durations'
import { type Endpoint, findSurface } from '@narthex/contract/endpoint'
import { hasPermission } from '@narthex/contract/permissions'
import { findSupportReach } from '@narthex/contract/support-reach'
import { DomainError, forbidden, unauthenticated } from '../errors/domain-error.ts'
import type { SupportSession } from '../work/acting-call.ts'
import type { Place } from './entrance.ts'
import { isWithinLimits } from './role-limits.ts'
import type { Actor } from './route.ts'

/** Time after a login or a reauthentication for which a session has a fresh proof of who the person is. */
export const freshProofMs = 10 * minuteMs

/** The caller, the host that is called, and the time. */
interface Calling {
  readonly actor: Actor | undefined
  readonly surface: Place['surface']
  readonly now: Date
}

/** A call, as far as access to it is decided. One without an id is of no endpoint: a protocol of its own. */
type Called = Pick<Endpoint, 'access' | 'surface' | 'method' | 'proof'> &
  Partial<Pick<Endpoint, 'id' | 'path' | 'download'>>

/**
 * Throws UNAUTHENTICATED without a login, FORBIDDEN at a host that does not serve the call and without the permission that
 * it needs, REAUTHENTICATION_REQUIRED at the office and at the operators' console without a fresh proof where it needs one.
 */
export function requireAccess(endpoint: Called, { actor, surface, now }: Calling): void {
  const { access, proof } = endpoint
  if (access !== 'public' && !actor) throw unauthenticated()
  const served = findSurface(endpoint)
  if (served !== surface && (served !== 'both' || surface === 'operator')) throw forbidden()
  if (actor?.support && !isReached(endpoint, actor.support)) throw forbidden()
  if (typeof access === 'object' && !hasPermission(actor, access.permission))
    if (!isWithinLimits(actor, access.permission, access.within)) throw forbidden()
  if (proof && (surface === 'office' || surface === 'operator') && !isFresh(actor?.provenAt, now))
    throw new DomainError('REAUTHENTICATION_REQUIRED')
}

/** Whether support makes the call in the office that has let it in. */
function isReached({ id, path, ...endpoint }: Called, { mayChange }: SupportSession): boolean {
  if (id === undefined || path === undefined) return false
  const reach = findSupportReach({ id, path, ...endpoint })
  return reach === 'read' || (reach === 'write' && mayChange)
}

/** Whether a moment of proof is recent enough for what is dangerous. */
export const isFresh = (provenAt: Date | null | undefined, now: Date) =>
  provenAt !== null && provenAt !== undefined && now.getTime() - provenAt.getTime() < freshProofMs
