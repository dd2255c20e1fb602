import { noteLines, noteTextPart, noteTitlePart } from '@narthex/contract/notes/note-text'
import * as Y from 'yjs'
import type { LocalNote } from './local-note.ts'

/** How a note is listed and searched: its title and text, each in one line. */
export type NoteSummaryText = Pick<LocalNote, 'titulo' | 'texto'>

/** Of what came from elsewhere, or was read here, and so is kept already. */
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

/** Whether changes build on others that are not there: what they say cannot be read without those. */
export function hasGaps({ store }: Y.Doc): boolean {
  return store.pendingStructs !== null || store.pendingDs !== null
}

export function readTitle(doc: Y.Doc): string {
  return doc.getText(noteTitlePart).toString()
}

/** What is written, without its looks. */
export function readPlainText(doc: Y.Doc): string {
  return noteLines(doc.getXmlFragment(noteTextPart)).join('\n')
}

export function summarise(doc: Y.Doc): NoteSummaryText {
  return { titulo: inOneLine(readTitle(doc)), texto: inOneLine(readPlainText(doc)) }
}

export const isBlank = (doc: Y.Doc) => Object.values(summarise(doc)).every((words) => !words)

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
