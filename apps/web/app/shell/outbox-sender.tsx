import { useEffect } from 'react'
import { askOutboxes } from '../data/outbox/registry.ts'
import { hasMark } from '../offline/device-marks.ts'
import { whenBack } from '../offline/when-back.ts'
import { toKeptMember } from '../session/kept-member.ts'
import { useSession } from '../session/session.ts'

/**
 * On any page, once the session is known and whenever the network or the reader is back: sends what the member left
 * unsent here. Deletes copies of what other members read.
 */
export function OutboxSender() {
  const isKnown = useSession(({ isRead, isStarting, isOutOfReach }) => isRead && !isStarting && !isOutOfReach)
  const member = useSession(({ clientAccount }) => clientAccount)
  useEffect(() => {
    if (!isKnown) return
    if (hasMark('copies'))
      void import('../offline/member-copies.ts')
        .then(({ dropCopies }) => dropCopies({ but: member?.id }))
        .catch(() => {})
    if (!member) return
    const owner = toKeptMember(member.igreja.codigo, member)
    const send = () => void askOutboxes(owner, ({ sendAll }) => sendAll?.(owner))
    send()
    return whenBack(send)
  }, [isKnown, member])
  return null
}
