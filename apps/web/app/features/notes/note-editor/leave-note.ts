import { isBlank, openDoc } from '../local/note-doc.ts'
import type { OpenNote } from '../local/open-note.ts'
import type { OpenNotebook } from '../local/open-notebook.ts'

/** Deletes a note here and, as soon as there is a network, everywhere. */
export async function deleteNote({ store, channel, sync }: OpenNotebook, id: string): Promise<void> {
  const left = await store.remove(id)
  channel.publish({ id })
  if (left) void sync.send(id)
}

/** Ends the editing of a note: an empty one, as shown and as kept, is deleted (specification §4), any other sent. */
export async function leaveNote(notebook: OpenNotebook, id: string, note: OpenNote): Promise<void> {
  await note.kept()
  const isEmpty = isBlank(note.doc) && isBlank(openDoc(await notebook.store.updatesOf(id)))
  note.close()
  const known = await notebook.store.find(id)
  if (!known || known.end) return
  if (isEmpty) await deleteNote(notebook, id)
  else void notebook.sync.send(id)
}
