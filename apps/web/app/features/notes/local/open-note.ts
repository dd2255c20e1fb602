import * as Y from 'yjs'
import { elsewhere } from './note-doc.ts'
import type { Notebook } from './notebook.ts'
import { rescueUpdate, restoreRescued } from './rescued-updates.ts'

/** Number of updates above which they are merged. */
const manyUpdates = 50

/** A note that is being read and written here. */
export interface OpenNote {
  readonly doc: Y.Doc
  /** Resolves once all changes so far are kept on this device, or keeping them failed. */
  kept(): Promise<void>
  close(): void
}

/**
 * Opens a note as this device has it; a new one is kept from its first letter on. Every change is kept, then told; what
 * could not be kept is tried again with the next one, as what is built on it would say nothing without it.
 */
export async function openNote(
  { owner, store, channel }: Notebook,
  id: string,
  onKept: () => void,
  onNotKept: () => void,
): Promise<OpenNote> {
  const doc = new Y.Doc()
  // Before what is there is read, so that no update in between is missed: twice is once.
  const unsubscribe = channel.subscribe((news) => {
    if (news.id === id && news.bytes) Y.applyUpdate(doc, news.bytes, elsewhere)
  })
  await restoreRescued(owner, store, id)
  const updates = await store.updatesOf(id)
  for (const bytes of updates) Y.applyUpdate(doc, bytes, elsewhere)
  if (updates.length > manyUpdates) await store.compact(id)

  let waiting: readonly Uint8Array[] = []
  let writing: Promise<void> | undefined
  const write = async () => {
    while (waiting.length > 0) {
      const batch = waiting
      const bytes = Y.mergeUpdates([...batch])
      const isKept = await store.addEdit(id, doc, bytes, new Date().toISOString()).then(
        () => true,
        () => false,
      )
      if (!isKept) break
      waiting = waiting.slice(batch.length)
      channel.publish({ id, bytes })
      onKept()
    }
    writing = undefined
    if (waiting.length > 0) onNotKept()
  }
  const kept = async () => {
    if (waiting.length > 0) writing ??= write()
    await writing
  }
  doc.on('update', (bytes: Uint8Array, origin: unknown) => {
    if (origin === elsewhere) return
    waiting = [...waiting, bytes]
    void kept()
  })
  const rescue = () => {
    if (waiting.length > 0) rescueUpdate(owner, id, Y.mergeUpdates([...waiting]))
  }
  addEventListener('pagehide', rescue)
  return {
    doc,
    kept,
    close() {
      removeEventListener('pagehide', rescue)
      rescue()
      unsubscribe()
      doc.destroy()
    },
  }
}
