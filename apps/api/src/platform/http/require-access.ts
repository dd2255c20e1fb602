import type { Access } from '@narthex/contract/endpoint'
import { hasPermission } from '@narthex/contract/permissions'
import { forbidden, unauthenticated } from '../errors/domain-error.ts'
import type { Actor } from './route.ts'

/** Throws UNAUTHENTICATED without a login, FORBIDDEN without the permission that a call needs. */
export function requireAccess(access: Access, actor: Actor | undefined): void {
  if (access === 'public') return
  if (!actor) throw unauthenticated()
  if (access !== 'login' && !hasPermission(actor, access.permission)) throw forbidden()
}
