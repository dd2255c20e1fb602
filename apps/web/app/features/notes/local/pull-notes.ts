import { findErrorCode } from '@narthex/contract/client'
import type { getNote } from '@narthex/contract/notes/note.endpoints'
import type { NoteSummary } from '@narthex/contract/notes/note.schemas'
import type { LocalNote } from './local-note.ts'
import { noteCalls } from './note-calls.ts'
import type { Notebook } from './notebook.ts'
import { receive } from './send-note.ts'

/** Number of latest notes downloaded with their texts, for reading offline. */
const broughtAlong = 20

/**
 * Learns what the member's other devices wrote and deleted. What was written here and not sent yet stays as it is. Throws
 * what the calls throw.
 */
export async function pullNotes(notebook: Notebook): Promise<void> {
  const { owner, store, channel } = notebook
  // Read before the list is asked for: a note begun in between counts as begun later.
  const before = await store.list()
  const listed = await noteCalls.list(owner.codigo)
  await store.addListed(listed)
  channel.publish({ id: '' })
  const known = new Map(before.map((note) => [note.id, note]))
  const toRead = listed.filter((summary, place) => isToRead(known.get(summary.id), summary, place))
  const names = new Set(listed.map(({ id }) => id))
  // The server is asked about what it lists no more: only a note that was deleted may go.
  for (const { id } of [...before.filter((note) => isMissing(note, names)), ...toRead])
    await pullNote(notebook, id).catch((error: unknown) => {
      if (!isOver(error)) throw error
    })
}

/** Brings all of a note here, or learns that it is there no more. Throws what the call throws. */
export async function pullNote(notebook: Notebook, id: string): Promise<void> {
  const { store, channel } = notebook
  try {
    await receive(notebook, await noteCalls.get(id))
  } catch (error) {
    const code = findErrorCode<typeof getNote>(error)
    if (code === 'NOTE_DELETED') await store.end(id)
    if (code === 'NOT_FOUND') await store.unlearn(id)
    throw error
  } finally {
    channel.publish({ id })
  }
}

function isToRead(known: LocalNote | undefined, { versao }: NoteSummary, place: number): boolean {
  if (known?.isHere) return known.versao !== versao && !known.end
  return place < broughtAlong
}

const isMissing = (note: LocalNote, listed: ReadonlySet<string>) =>
  !note.end && (note.versao !== undefined || !note.isHere) && !listed.has(note.id)

function isOver(error: unknown): boolean {
  const code = findErrorCode<typeof getNote>(error)
  return code === 'NOTE_DELETED' || code === 'NOT_FOUND'
}
