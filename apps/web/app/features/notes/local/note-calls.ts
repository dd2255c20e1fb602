import { addNote, changeNote, getNote, listNotes, removeNote } from '@narthex/contract/notes/note.endpoints'
import type { Note, NoteSummary } from '@narthex/contract/notes/note.schemas'
import { callApi } from '../../../session/api.ts'
import { toBase64 } from './base64.ts'

/** The server's side of a member's notes. Each throws what `callApi` throws. */
export const noteCalls = {
  list: (igreja: string): Promise<readonly NoteSummary[]> => callApi(listNotes, { query: { igreja } }),
  get: (id: string): Promise<Note> => callApi(getNote, { params: { id } }),
  begin: (igreja: string, id: string, update: Uint8Array): Promise<Note> =>
    callApi(addNote, { query: { igreja }, body: { id, atualizacao: toBase64(update) } }),
  merge: (id: string, update: Uint8Array, vector: Uint8Array): Promise<Note> =>
    callApi(changeNote, { params: { id }, body: { atualizacao: toBase64(update), vetor: toBase64(vector) } }),
  async remove(id: string): Promise<void> {
    await callApi(removeNote, { params: { id } })
  },
}
