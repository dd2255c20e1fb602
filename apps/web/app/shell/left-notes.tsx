import { useEffect } from 'react'
import { mayBeLeft } from '../offline/left-here.ts'
import { useSession } from '../session/session.ts'

/** Once it is known who is there, wherever they are: sends the notes that they left, and drops those of who left before. */
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
