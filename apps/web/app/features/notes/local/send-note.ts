import { findErrorCode, NoResponseError } from '@narthex/contract/client'
import type { EndpointErrorCode } from '@narthex/contract/endpoint-errors'
import { noteStateBytes } from '@narthex/contract/limits'
import type { addNote, changeNote, removeNote } from '@narthex/contract/notes/note.endpoints'
import type { Note } from '@narthex/contract/notes/note.schemas'
import * as Y from 'yjs'
import { fromBase64 } from './base64.ts'
import type { LocalNote } from './local-note.ts'
import { isUnsent } from './local-note.ts'
import { noteCalls } from './note-calls.ts'
import { openDoc } from './note-doc.ts'
import type { Notebook } from './notebook.ts'

/**
 * Result of sending a note. `merged`: changes from elsewhere joined the local ones. `waiting`: no response.
 * `refused`: the note is not accepted as it is. `full`: the limit of notes is reached.
 */
export type Sent = 'saved' | 'merged' | 'waiting' | 'untitled' | 'tooLarge' | 'refused' | 'full' | 'gone'

/** Sends what the server lacks of a note, and keeps what it answers. Never throws. */
export async function sendNote(notebook: Notebook, id: string): Promise<Sent> {
  const { store, channel } = notebook
  try {
    const known = await store.find(id)
    if (known?.end === 'deleted') return await sendEnd(notebook, known)
    if (known?.end === 'gone') return 'gone'
    if (!known || !isUnsent(known)) return 'saved'
    if (!known.titulo) return 'untitled'
    const note = await store.tryNow(id)
    if (!note) return 'saved'
    // After the note, so that each of its edits is among them.
    const doc = openDoc(await store.updatesOf(id))
    const all = Y.encodeStateAsUpdate(doc)
    if (all.length > noteStateBytes) return 'tooLarge'
    const isNews = await receive(notebook, await deliver(notebook, note, doc, all), note.edits)
    channel.publish({ id })
    return isNews ? 'merged' : 'saved'
  } catch (error) {
    return refused(notebook, id, error)
  }
}

/** A server that was set back has less than it said, or nothing: all of a note can always be merged, and begun again. */
async function deliver({ owner }: Notebook, note: LocalNote, doc: Y.Doc, all: Uint8Array): Promise<Note> {
  const { id, versao, vetor } = note
  const vector = Y.encodeStateVector(doc)
  const begin = () => noteCalls.begin(owner.codigo, id, all)
  if (versao === undefined) return begin()
  try {
    return await noteCalls.merge(id, Y.encodeStateAsUpdate(doc, vetor), vector)
  } catch (error) {
    const code = findErrorCode<typeof changeNote>(error)
    if (code === 'NOT_FOUND') return begin()
    if (!vetor || code !== 'NOTE_UNREADABLE') throw error
    return noteCalls.merge(id, all, vector)
  }
}

/** Keeps an answer; true where it told something that was not here. `sent`: of the changes made here, how many it has. */
export async function receive({ store, channel }: Notebook, answer: Note, sent?: number): Promise<boolean> {
  const { id, versao, estado, vetor, dataUltimaAlteracao: changedAt } = answer
  const bytes = fromBase64(estado)
  const isNews = await store.addReceived(id, { versao, vetor: fromBase64(vetor), bytes, changedAt, sent })
  if (isNews) channel.publish({ id, bytes })
  return isNews
}

async function sendEnd({ store, channel }: Notebook, { id, isTried }: LocalNote): Promise<Sent> {
  if (isTried) {
    await noteCalls.remove(id).catch((error: unknown) => {
      if (findErrorCode<typeof removeNote>(error) !== 'NOT_FOUND') throw error
    })
  }
  await store.forget(id)
  channel.publish({ id })
  return 'saved'
}

const refusals: Partial<Record<EndpointErrorCode<typeof addNote | typeof changeNote>, Sent>> = {
  NOTE_UNTITLED: 'untitled',
  NOTE_TOO_LARGE: 'tooLarge',
  TOO_LARGE: 'tooLarge',
  NOTE_UNREADABLE: 'refused',
  VALIDATION: 'refused',
  LIMIT_REACHED: 'full',
}

async function refused({ store, channel }: Notebook, id: string, error: unknown): Promise<Sent> {
  const code = findErrorCode<typeof addNote | typeof changeNote>(error)
  if (code === 'NOTE_DELETED') {
    // What was written here and never sent is the writer's to let go.
    await store.end(id)
    channel.publish({ id })
    return 'gone'
  }
  if (!code && !(error instanceof NoResponseError)) reportError(error)
  return (code && refusals[code]) ?? 'waiting'
}
