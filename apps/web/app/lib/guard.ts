import type { RouteRow } from './route-row.ts'

export type Verdict = 'open' | 'login required' | 'visitors only'

/**
 * The guards that need to know the reader (specification §2). Modules and unknown addresses are judged by the server,
 * which never sees a token: there everyone is a visitor.
 */
export function judge(row: RouteRow | undefined, search: string, isMember: boolean): Verdict {
  const needsLogin = row?.access === 'login' || new URLSearchParams(search).get('requiresAuth') === 'true'
  if (needsLogin && !isMember) return 'login required'
  if (row?.access === 'visitor' && isMember) return 'visitors only'
  return 'open'
}
