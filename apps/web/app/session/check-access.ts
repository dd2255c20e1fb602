import type { PageTraits } from '../routing/route-row.ts'

export type AccessDecision = 'open' | 'login required' | 'visitors only'

/**
 * The guards that depend on the member's session (specification §2). The server checks modules and unknown addresses; it
 * never sees a token, so to it everyone is a visitor.
 */
export function checkAccess(row: PageTraits | undefined, search: string, isMember: boolean): AccessDecision {
  if (row?.access === 'visitor') return isMember ? 'visitors only' : 'open'
  const needsLogin = row?.access === 'login' || new URLSearchParams(search).get('requiresAuth') === 'true'
  return needsLogin && !isMember ? 'login required' : 'open'
}
