import * as z from 'zod/mini'
import { nothingSchema } from '../auth/auth.schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { pageSize, reference } from '../fields.ts'
import { noteBodyBytes, notesPerMember } from '../limits.ts'
import { newNoteSchema, noteChangeSchema, noteId, noteSchema, noteSummarySchema } from './note.schemas.ts'

/*
 * What somebody wrote down for themselves: their own, and nobody else's whatever their role. NOT_FOUND for a note of
 * another member's; NOTE_DELETED for one of one's own that was deleted.
 */
const mine = { access: 'login', church: 'host', params: z.strictObject({ id: noteId }) } as const

export const listNotes = defineEndpoint({
  id: 'listNotes',
  method: 'GET',
  path: '/user/nota-sermao',
  summary: 'What a person wrote down, what was changed last first',
  access: 'login',
  church: { query: 'igreja' },
  about: 'caller',
  example: { query: { igreja: 'videira' } },
  query: z.strictObject({ igreja: reference, limit: z._default(pageSize(notesPerMember), notesPerMember) }),
  responses: { 200: z.array(noteSummarySchema) },
})

/**
 * The same id again answers the note that there is, merged with the update if one was sent; with other words it is
 * refused: CONFLICT.
 */
export const addNote = defineEndpoint({
  id: 'addNote',
  method: 'POST',
  path: '/nota-sermao/',
  summary: 'Begins a note',
  access: 'login',
  church: { query: 'igreja' },
  about: 'caller',
  example: {
    query: { igreja: 'videira' },
    body: { id: '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b', titulo: 'Fé', texto: 'Graça' },
  },
  query: z.strictObject({ igreja: reference }),
  body: newNoteSchema,
  bodyBytes: noteBodyBytes,
  responses: { 201: noteSchema },
  errors: [
    'NOT_FOUND',
    'CONFLICT',
    'LIMIT_REACHED',
    'NOTE_DELETED',
    'NOTE_TOO_LARGE',
    'NOTE_UNREADABLE',
    'NOTE_UNTITLED',
    'TOO_MANY_REQUESTS',
  ],
})

export const getNote = defineEndpoint({
  id: 'getNote',
  method: 'GET',
  path: '/nota-sermao/{id}',
  summary: 'A note of one’s own',
  ...mine,
  about: { note: 'id', of: 'author' },
  example: { params: { id: '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b' } },
  responses: { 200: noteSchema },
  errors: ['NOT_FOUND', 'NOTE_DELETED'],
})

/**
 * Merges an update, which any number of devices may send in any order and as often as they like; the answer holds what
 * the sender lacks. Or puts words in the place of those of a version: NOTE_CHANGED where there is a newer one.
 */
export const changeNote = defineEndpoint({
  id: 'changeNote',
  method: 'PUT',
  path: '/nota-sermao/{id}',
  summary: 'Merges what was written into a note',
  ...mine,
  about: { note: 'id', of: 'author' },
  example: { params: { id: '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b' }, body: { titulo: 'Fé e graça', versao: 1 } },
  body: noteChangeSchema,
  bodyBytes: noteBodyBytes,
  responses: { 200: noteSchema },
  errors: [
    'NOT_FOUND',
    'NOTE_CHANGED',
    'NOTE_DELETED',
    'NOTE_TOO_LARGE',
    'NOTE_UNREADABLE',
    'NOTE_UNTITLED',
    'TOO_MANY_REQUESTS',
  ],
})

/** For good, on every device. Done again it is answered as before. */
export const removeNote = defineEndpoint({
  id: 'removeNote',
  method: 'DELETE',
  path: '/nota-sermao/{id}',
  summary: 'Deletes a note',
  ...mine,
  about: { note: 'id', of: 'author' },
  example: { params: { id: '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b' } },
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})
