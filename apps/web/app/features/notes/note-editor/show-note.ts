import { whenBack } from '@narthex/client/device/when-back'
import { ApiError } from '@narthex/contract/client'
import type { KeptMember } from '../../../session/kept-member.ts'
import { whenLoggedIn } from '../../../session/when-logged-in.ts'
import { isUnsent } from '../local/local-note.ts'
import { resetNoteState, setNoteState } from '../local/note-states.ts'
import { type OpenNote, openNote } from '../local/open-note.ts'
import { type OpenNotebook, openNotebook } from '../local/open-notebook.ts'
import { persistStorage } from '../local/persistent-storage.ts'
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

export interface NoteToShow {
  readonly owner: KeptMember
  readonly id: string
  readonly isNew: boolean
}

/** Opens a note until `signal` aborts, and shows what becomes of it; what cannot be reached is tried again. Never throws. */
export async function showNote(wanted: NoteToShow, onChange: (opened: Opened) => void, signal: AbortSignal) {
  const show = (opened: Opened) => !signal.aborted && onChange(opened)
  const notebook = await openNotebook(wanted.owner).catch(() => undefined)
  if (!notebook) return show({ state: 'denied' })
  while (!signal.aborted) {
    try {
      return await followNote(notebook, wanted, show, signal)
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) return show({ state: 'absent' })
      show({ state: 'away' })
      await connected(signal)
    }
  }
}

async function followNote(
  notebook: OpenNotebook,
  { id, isNew }: NoteToShow,
  show: (opened: Opened) => void,
  signal: AbortSignal,
): Promise<void> {
  const { store, channel, sync } = notebook
  const known = await store.find(id)
  const isHere = isNew || (known?.isHere && known.end !== 'deleted')
  if (!isHere) await sync.pull(id)
  const onKept = () => {
    setNoteState(id, 'kept')
    sync.later(id)
    if (!known) void persistStorage(store)
  }
  resetNoteState(id)
  const note = await openNote(notebook, id, onKept, () => setNoteState(id, 'notKept'))
  if (signal.aborted) return note.close()
  const update = async () => {
    const found = await store.find(id)
    // A new one is there from its first letter on.
    if (found?.end === 'deleted' || (!found && !isNew)) show({ state: 'absent' })
    else show({ state: found?.end ?? 'open', notebook, note, changedAt: found?.changedAt })
  }
  const unsubscribe = channel.subscribe((change) => {
    if (change.id === id) void update().catch(() => {})
  })
  // An unsent note learns what the others wrote when it is sent.
  const stop = whenBack(async () => {
    const found = await store.find(id).catch(() => undefined)
    if (found && !isUnsent(found) && !found.end) await sync.pull(id).catch(() => {})
  })
  signal.addEventListener('abort', () => {
    stop()
    unsubscribe()
    // A log-out may have deleted the local notes.
    void leaveNote(notebook, id, note).catch(() => {})
  })
  await update()
  if (known?.isTried && isHere)
    void sync
      .send(id)
      .then(() => sync.pull(id))
      .catch(() => {})
}

/** Resolves when another try makes sense: the network is back, or the session is known. */
function connected(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stop()
      resolve()
    }
    const stop = whenLoggedIn(end)
    addEventListener('online', end, { once: true, signal })
    signal.addEventListener('abort', end)
  })
}
