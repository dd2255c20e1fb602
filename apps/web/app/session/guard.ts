import type { PageTraits } from '../routing/route-row.ts'

export type Verdict = 'open' | 'login required' | 'visitors only'

/**
 * The guards that need to know the reader (specification §2). Modules and unknown addresses are judged by the server,
 * which never sees a token: there everyone is a visitor.
 */
export function judge(row: PageTraits | undefined, search: string, isMember: boolean): Verdict {
  if (row?.access === 'visitor') return isMember ? 'visitors only' : 'open'
  const needsLogin = row?.access === 'login' || new URLSearchParams(search).get('requiresAuth') === 'true'
  return needsLogin && !isMember ? 'login required' : 'open'
}
