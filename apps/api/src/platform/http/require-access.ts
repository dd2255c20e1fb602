import type { Access } from '@narthex/contract/endpoint'
import { forbidden, unauthenticated } from './domain-error.ts'
import type { Actor } from './route.ts'

/** Throws UNAUTHENTICATED or FORBIDDEN for whoever may not make a call. */
export function requireAccess(access: Access, actor: Actor | undefined): void {
  if (access === 'public') return
  if (!actor) throw unauthenticated()
  if (access !== 'login' && !access.staff.some((role) => actor.roles.includes(role))) throw forbidden()
}
