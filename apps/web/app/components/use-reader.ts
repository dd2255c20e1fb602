import { useMemo } from 'react'
import { useChurchSite } from '../page/use-site.ts'
import { findKeptMember, type KeptMember } from '../session/kept-member.ts'
import { useSession } from '../session/session.ts'

/** Whose things a page shows: the member who is logged in; offline, the last one who was. */
export function useReader(): KeptMember | undefined {
  const { codigo } = useChurchSite().church
  const known = useSession(({ clientAccount }) => clientAccount?.id)
  const isOutOfReach = useSession((session) => session.isOutOfReach)
  const memberId = known ?? (isOutOfReach ? findKeptMember(codigo)?.memberId : undefined)
  return useMemo(() => (memberId === undefined ? undefined : { codigo, memberId }), [codigo, memberId])
}
