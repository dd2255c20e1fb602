import { type Endpoint, findSurface } from '@narthex/contract/endpoint'
import type { ChurchScope } from '../scope/scope.ts'
import type { Place } from './entrance.ts'
import type { Actor } from './route.ts'

interface Calling {
  readonly actor: Actor | undefined
  readonly surface?: Place['surface'] | undefined
}

/**
 * Whether a call at the office of a suspended church is answered all the same: the way in, and what its owners read and export. Nothing
 * is changed there, and nothing else of the church answers (decision 0208).
 */
export function isOwnersOffice(
  { isSuspended }: Pick<ChurchScope, 'isSuspended'>,
  endpoint: Pick<Endpoint, 'access' | 'method' | 'about' | 'surface'>,
  { actor, surface }: Calling,
): boolean {
  if (!isSuspended || surface !== 'office') return false
  const { access, method, about } = endpoint
  const isOfSession = findSurface(endpoint) === 'office' && (access === 'public' || about === 'caller')
  if (access === 'public' && isOfSession) return true
  const isOwner = actor?.roles.includes('ROLE_SUPER_ADMIN') === true
  return isOwner && (method === 'GET' || isOfSession)
}
