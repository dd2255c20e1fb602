import { useEffect } from 'react'
import { askOutboxes } from '../data/outbox/registry.ts'
import { mayBeLeft } from '../offline/left-here.ts'
import { toKeptMember } from '../session/kept-member.ts'
import { useSession } from '../session/session.ts'

/** Once the session is known, on any page: sends what the member left unsent here, and deletes other members' copies. */
export function OutboxSender() {
  const isKnown = useSession(({ isRead, isStarting, isOutOfReach }) => isRead && !isStarting && !isOutOfReach)
  const member = useSession(({ clientAccount }) => clientAccount)
  useEffect(() => {
    if (!isKnown) return
    if (mayBeLeft('copies'))
      void import('../offline/member-copies.ts')
        .then(({ dropCopies }) => dropCopies({ but: member?.id }))
        .catch(() => {})
    if (!member) return
    const owner = toKeptMember(member.igreja.codigo, member)
    void askOutboxes(owner, ({ sendAll }) => sendAll?.(owner))
  }, [isKnown, member])
  return null
}
