import { useMemo } from 'react'
import { useChurchSite } from '../page/use-site.ts'
import { findKeptMember, type KeptMember, toKeptMember } from '../session/kept-member.ts'
import { useSession } from '../session/session.ts'

/** The member whose data a page shows: the one who is logged in; offline, the last one who was. */
export function useReader(): KeptMember | undefined {
  const { codigo } = useChurchSite().church
  const known = useSession(({ clientAccount }) => clientAccount)
  const isOutOfReach = useSession((session) => session.isOutOfReach)
  return useMemo(() => {
    if (known) return toKeptMember(codigo, known)
    return isOutOfReach ? findKeptMember(codigo) : undefined
  }, [codigo, known, isOutOfReach])
}

/** The reader of a page that the guard shows to members, and offline to the last one (`isKeptHere`). */
export function useKeptReader(): KeptMember {
  const reader = useReader()
  if (!reader) throw new Error('A part for readers of this device is shown without one: its row needs isKeptHere')
  return reader
}
