import { useEffect } from 'react'
import { mayBeLeft } from '../offline/left-here.ts'
import { useSession } from '../session/session.ts'

/** Once the session is known: sends the member's unsent notes and deletes those of members who logged out. */
export function LeftNotes() {
  const member = useSession(({ clientAccount }) => clientAccount)
  useEffect(() => {
    if (!member || !mayBeLeft('notes')) return
    const owner = { codigo: member.igreja.codigo, memberId: member.id }
    void import('../notes/note-desk.ts')
      .then(({ openDesk }) => openDesk(owner))
      .then(({ sync }) => sync.sendAll())
      .catch(() => {})
  }, [member])
  return null
}
