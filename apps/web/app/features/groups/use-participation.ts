import type { Participation } from '@narthex/contract/groups/group.schemas'
import { useEffect, useEffectEvent, useState } from 'react'
import { isLoggedIn, useSession } from '../../session/session.ts'

/** What a group is to the reader. */
export type Mine = 'visitor' | 'loading' | 'failed' | Participation

/** Nothing to a visitor; loaded in the browser for a member, again at each `reload`, which resolves when it is there. */
export function useParticipation(id: number): { readonly mine: Mine; readonly reload: () => Promise<void> } {
  const isMember = useSession(isLoggedIn)
  const [known, setKnown] = useState<{ readonly id: number; readonly mine: Mine }>()
  const load = async (id: number, isCurrent: () => boolean) => {
    try {
      const { loadParticipation } = await import('./group-calls.ts')
      const mine = await loadParticipation(id)
      if (isCurrent()) setKnown({ id, mine })
    } catch {
      // What was known stays, rather than nothing.
      if (isCurrent())
        setKnown((before) => (before?.id === id && isKnown(before.mine) ? before : { id, mine: 'failed' }))
    }
  }
  const loadNew = useEffectEvent(load)
  useEffect(() => {
    if (!isMember) return
    let isCurrent = true
    void loadNew(id, () => isCurrent)
    return () => {
      isCurrent = false
    }
  }, [isMember, id])
  const reload = async () => {
    setKnown((before) => (before?.mine === 'failed' ? undefined : before))
    await load(id, () => true)
  }
  if (!isMember) return { mine: 'visitor', reload }
  return { mine: known?.id === id ? known.mine : 'loading', reload }
}

export function isKnown(mine: Mine): mine is Participation {
  return typeof mine === 'object'
}
