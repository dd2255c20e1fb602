import { noteLines, noteTextPart, noteTitlePart } from '@narthex/contract/notes/note-text'
import * as Y from 'yjs'
import type { LocalNote } from './local-note.ts'

/** Title and text of a note for lists and search, each in a line. */
export type NoteSummaryText = Pick<LocalNote, 'titulo' | 'texto'>

/** Origin of updates that came from elsewhere or from storage, and are kept already. */
export const elsewhere = Symbol('elsewhere')

export function openDoc(updates: readonly Uint8Array[]): Y.Doc {
  const doc = new Y.Doc()
  for (const bytes of updates) Y.applyUpdate(doc, bytes, elsewhere)
  return doc
}

/** Changes as one, without what was deleted since: `Y.mergeUpdates` would keep every letter that ever was. */
export function joined(updates: readonly Uint8Array[]): Uint8Array {
  return Y.encodeStateAsUpdate(openDoc(updates))
}

/** Checks whether changes depend on missing ones; they cannot be read without those. */
export function hasGaps({ store }: Y.Doc): boolean {
  return store.pendingStructs !== null || store.pendingDs !== null
}

export function readTitle(doc: Y.Doc): string {
  return doc.getText(noteTitlePart).toString()
}

/** Reads the text without its formatting. */
export function readPlainText(doc: Y.Doc): string {
  return noteLines(doc.getXmlFragment(noteTextPart)).join('\n')
}

export function summarise(doc: Y.Doc): NoteSummaryText {
  return { titulo: inOneLine(readTitle(doc)), texto: inOneLine(readPlainText(doc)) }
}

export const isBlank = (doc: Y.Doc) => Object.values(summarise(doc)).every((words) => !words)

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
