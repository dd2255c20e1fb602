import { noteStateBytes, noteTextLength, noteTitleLength } from '@narthex/contract/limits'
import { noteLines, noteTextPart, noteTitlePart } from '@narthex/contract/notes/note-text'
import { findSplice } from '@narthex/contract/notes/text-splice'
import * as Y from 'yjs'
import { writeLines } from './note-lines.rules.ts'

/** A change to a note: a Yjs update that is merged, or a new title or text that replaces the current one. */
export type Change =
  | { readonly update: Uint8Array; readonly vector?: Uint8Array | undefined }
  | { readonly titulo?: string | undefined; readonly texto?: string | undefined }

export interface NoteDoc {
  readonly estado: Uint8Array
  readonly vetor: Uint8Array
  readonly titulo: string
  readonly texto: string
  /** The part of the state that the sender's vector lacks; the whole state without a vector. */
  readonly lacking: Uint8Array
  /** False where all of the change was there already. */
  readonly isChanged: boolean
}

export type Merged = NoteDoc | 'NOTE_UNREADABLE' | 'NOTE_TOO_LARGE' | 'NOTE_UNTITLED'

/**
 * Applies a change to a note; `estado` is undefined for a new note. Never throws: a damaged update, or one that depends on
 * missing changes, is NOTE_UNREADABLE. The sender of the update controls the running time.
 */
export function changeDoc(estado: Uint8Array | undefined, change: Change): Merged {
  try {
    return changed(estado, change)
  } catch {
    return 'NOTE_UNREADABLE'
  }
}

function changed(known: Uint8Array | undefined, change: Change): Merged {
  const doc = new Y.Doc()
  if (known?.length) Y.applyUpdate(doc, known)
  const before = Y.encodeStateAsUpdate(doc)
  if ('update' in change) Y.applyUpdate(doc, change.update)
  else doc.transact(() => replaceWords(doc, change))
  const { pendingStructs, pendingDs } = doc.store
  if (pendingStructs || pendingDs) return 'NOTE_UNREADABLE'

  const titulo = titleOf(doc)
  const texto = plain(noteLines(doc.getXmlFragment(noteTextPart)).join('\n'))
  const estado = Y.encodeStateAsUpdate(doc)
  if (!titulo) return 'NOTE_UNTITLED'
  if (texto.length > noteTextLength || estado.length > noteStateBytes) return 'NOTE_TOO_LARGE'
  const vector = 'update' in change ? change.vector : undefined
  return {
    estado,
    vetor: Y.encodeStateVector(doc),
    titulo,
    texto,
    lacking: vector ? Y.encodeStateAsUpdate(doc, vector) : estado,
    isChanged: Buffer.compare(before, estado) !== 0,
  }
}

function replaceWords(
  doc: Y.Doc,
  { titulo, texto }: { titulo?: string | undefined; texto?: string | undefined },
): void {
  if (titulo !== undefined) {
    const title = doc.getText(noteTitlePart)
    const { at, removed, inserted } = findSplice(title.toString(), titulo)
    title.delete(at, removed)
    title.insert(at, inserted)
  }
  if (texto !== undefined) writeLines(doc.getXmlFragment(noteTextPart), texto)
}

/** One line. Two devices that wrote a title each may make a long one of both: its end is in the document alone. */
function titleOf(doc: Y.Doc): string {
  const line = plain(doc.getText(noteTitlePart).toString()).replace(/\s+/g, ' ').trim()
  return line.slice(0, noteTitleLength).toWellFormed().trim()
}

/** Replaces characters that a database refuses in a text, and those that turn the direction of a line. */
function plain(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, (sign) => ('\n\t'.includes(sign) ? sign : ''))
}
