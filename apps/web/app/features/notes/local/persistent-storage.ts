import type { NoteStore } from './note-store.ts'

let isAsked = false

/**
 * With the first note on this device the browser is asked to drop nothing of the site's when room is short; some ask the
 * reader. Never throws.
 */
export async function persistStorage(store: NoteStore): Promise<void> {
  if (isAsked) return
  isAsked = true
  try {
    if ((await store.list()).length === 1) await navigator.storage?.persist?.()
  } catch {
    // Kept as long as there is room.
  }
}
