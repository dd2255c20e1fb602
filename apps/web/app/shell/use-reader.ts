import { useMemo } from 'react'
import { type KeptMember, keptMemberOf } from '../lib/kept-member.ts'
import { useSession } from '../lib/session.ts'
import { useChurchSite } from '../page/use-site.ts'

/** Whose things a page shows: the member who is logged in; where nobody can be asked who is there, who was last. */
export function useReader(): KeptMember | undefined {
  const { codigo } = useChurchSite().church
  const known = useSession(({ clientAccount }) => clientAccount?.id)
  const isOutOfReach = useSession((session) => session.isOutOfReach)
  const memberId = known ?? (isOutOfReach ? keptMemberOf(codigo)?.memberId : undefined)
  return useMemo(() => (memberId === undefined ? undefined : { codigo, memberId }), [codigo, memberId])
}
