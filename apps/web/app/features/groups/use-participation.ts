import { useLoaded } from '@narthex/client/data/use-loaded'
import type { Participation } from '@narthex/contract/groups/group.schemas'
import { isLoggedIn, useSession } from '../../session/session.ts'

/** The reader's relation to a group. */
export type Mine = 'visitor' | 'loading' | 'failed' | Participation

/** Loads a member's participation in the browser; `reload` resolves once it is loaded again. Visitors have none. */
export function useParticipation(id: number): { readonly mine: Mine; readonly reload: () => Promise<void> } {
  const isMember = useSession(isLoggedIn)
  const loaded = useLoaded(isMember ? String(id) : undefined, async () => {
    const { loadParticipation } = await import('./group-calls.ts')
    return loadParticipation(id)
  })
  const { reload } = loaded
  if (!isMember) return { mine: 'visitor', reload }
  return { mine: loaded.state === 'ready' ? loaded.value : loaded.state, reload }
}

export function isKnown(mine: Mine): mine is Participation {
  return typeof mine === 'object'
}
