import { useEffect } from 'react'
import { mayBeLeft } from '../../../offline/left-here.ts'
import { useSession } from '../../../session/session.ts'
import { mayHaveUnsent } from './unsent-mark.ts'

/** Once it is known who is there, wherever they are: sends what they left to be sent, and drops what others had read. */
export function LeftBehind() {
  const isKnown = useSession(({ isRead, isStarting, isOutOfReach }) => isRead && !isStarting && !isOutOfReach)
  const memberId = useSession(({ clientAccount }) => clientAccount?.id)
  useEffect(() => {
    if (!isKnown) return
    if (mayBeLeft('copies'))
      void import('../../../offline/member-copies.ts')
        .then(({ dropCopies }) => dropCopies({ but: memberId }))
        .catch(() => {})
    if (memberId !== undefined && mayHaveUnsent(memberId))
      void import('./send-unsent.ts').then(({ sendUnsent }) => sendUnsent()).catch(() => {})
  }, [isKnown, memberId])
  return null
}
