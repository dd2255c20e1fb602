import { useLoaded } from '@narthex/client/data/use-loaded'
import type { Participation } from '@narthex/contract/groups/group.schemas'
import { isLoggedIn, useSession } from '../../session/session.ts'

/** What a group is to the reader. */
export type Mine = 'visitor' | 'loading' | 'failed' | Participation

/** Nothing to a visitor; loaded in the browser for a member, again at each `reload`, which resolves when it is there. */
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
