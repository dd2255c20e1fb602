import type { OpenDesk } from '../local/note-desk.ts'
import { isBlank, openDoc } from '../local/note-doc.ts'
import type { OpenNote } from '../local/open-note.ts'

/** Deletes a note here and, as soon as there is a network, everywhere. */
export async function deleteNote({ store, channel, sync }: OpenDesk, id: string): Promise<void> {
  const left = await store.remove(id)
  channel.tell({ id })
  if (left) void sync.send(id)
}

/**
 * What becomes of a note whose writer goes on: with nothing in it, as it was shown and as it is kept, it is deleted
 * (specification §4), else sent.
 */
export async function leaveNote(desk: OpenDesk, id: string, note: OpenNote): Promise<void> {
  await note.kept()
  const isEmpty = isBlank(note.doc) && isBlank(openDoc(await desk.store.updatesOf(id)))
  note.close()
  const known = await desk.store.find(id)
  if (!known || known.end) return
  if (isEmpty) await deleteNote(desk, id)
  else void desk.sync.send(id)
}
