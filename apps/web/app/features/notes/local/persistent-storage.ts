import type { NoteStore } from './note-store.ts'

let isAsked = false

/**
 * Asks the browser for persistent storage with the first note on this device; some browsers ask the reader.
 * Never throws.
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
