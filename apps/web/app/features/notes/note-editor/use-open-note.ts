import { ApiError } from '@narthex/contract/client'
import { useEffect, useEffectEvent, useState } from 'react'
import { useReader } from '../../../components/use-reader.ts'
import { whenBack } from '../../../offline/when-back.ts'
import { isLoggedIn, useSession } from '../../../session/session.ts'
import { persistStorage } from '../local/persistent-storage.ts'
import { isUnsent } from '../local/local-note.ts'
import { type OpenNotebook, openNotebook } from '../local/open-notebook.ts'
import { resetNoteState, setNoteState } from '../local/note-states.ts'
import { type OpenNote, openNote } from '../local/open-note.ts'
import { leaveNote } from './leave-note.ts'

/** `absent`: there is no such note. `away`: this device does not have it, and the server cannot be reached. `denied`: nothing is kept. */
export type Opened =
  | { readonly state: 'opening' | 'absent' | 'away' | 'denied' }
  | {
      readonly state: 'open' | 'gone'
      readonly notebook: OpenNotebook
      readonly note: OpenNote
      readonly changedAt: string | undefined
    }

/** Opens a note for as long as it is shown; what another device wrote joins it. */
export function useOpenNote(id: string, isNew: boolean): Opened {
  const owner = useReader()
  const [opened, setOpened] = useState<Opened>({ state: 'opening' })
  const round = useRounds(opened.state === 'away')

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round tries again
  useEffect(() => {
    if (!owner) return
    let isCurrent = true
    let close = () => {}
    const begin = async () => {
      const notebook = await openNotebook(owner).catch(() => undefined)
      if (!notebook) return isCurrent ? setOpened({ state: 'denied' }) : undefined
      const known = await notebook.store.find(id)
      const isHere = isNew || (known?.isHere && known.end !== 'deleted')
      if (!isHere) await notebook.sync.pull(id)
      const onKept = () => {
        setNoteState(id, 'kept')
        notebook.sync.later(id)
        if (!known) void persistStorage(notebook.store)
      }
      resetNoteState(id)
      const note = await openNote(notebook, id, onKept, () => setNoteState(id, 'notKept'))
      if (!isCurrent) return note.close()
      const follow = async () => {
        const found = await notebook.store.find(id)
        if (!isCurrent) return
        // A new one is there from its first letter on.
        if (found?.end === 'deleted' || (!found && !isNew)) setOpened({ state: 'absent' })
        else setOpened({ state: found?.end ?? 'open', notebook, note, changedAt: found?.changedAt })
      }
      const unsubscribe = notebook.channel.subscribe((news) => {
        if (news.id === id) void follow().catch(() => {})
      })
      // What is not sent yet hears of the others when it is.
      const rest = whenBack(async () => {
        const found = await notebook.store.find(id).catch(() => undefined)
        if (found && !isUnsent(found) && !found.end) await notebook.sync.pull(id).catch(() => {})
      })
      close = () => {
        rest()
        unsubscribe()
        // A log-out in the meantime has deleted the local notes.
        void leaveNote(notebook, id, note).catch(() => {})
      }
      await follow()
      if (known?.isTried && isHere)
        await notebook.sync
          .send(id)
          .then(() => notebook.sync.pull(id))
          .catch(() => {})
    }
    begin().catch((error) => {
      if (isCurrent) setOpened({ state: error instanceof ApiError && error.status < 500 ? 'absent' : 'away' })
    })
    return () => {
      isCurrent = false
      close()
    }
  }, [owner, id, isNew, round])

  return opened
}

/** Counts up when another try makes sense: the session is known, or the network is back. */
function useRounds(isWaiting: boolean): number {
  const isMember = useSession(isLoggedIn)
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (!isWaiting) return
    const again = () => setRound((rounds) => rounds + 1)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isWaiting])
  const tryAgain = useEffectEvent(() => {
    if (isWaiting) setRound((rounds) => rounds + 1)
  })
  useEffect(() => {
    if (isMember) tryAgain()
  }, [isMember])
  return round
}
