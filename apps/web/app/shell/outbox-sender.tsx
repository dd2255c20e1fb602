import { whenBack } from '@narthex/client/device/when-back'
import { hasMark } from '@narthex/client/outbox/device-marks'
import { useEffect } from 'react'
import { askOutboxes } from '../outbox/registry.ts'
import { toKeptMember } from '../session/kept-member.ts'
import { useSession } from '../session/session.ts'

/**
 * Sends the member's unsent data on any page, once the session is known and whenever the network or the reader is back.
 * Deletes copies of data that other members read.
 */
export function OutboxSender() {
  const isKnown = useSession(({ isRead, isStarting, isOutOfReach }) => isRead && !isStarting && !isOutOfReach)
  const member = useSession(({ clientAccount }) => clientAccount)
  useEffect(() => {
    if (!isKnown) return
    if (hasMark('copies'))
      void import('@narthex/client/data/member-copies')
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
