import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { nothingSchema, pageSize, reference } from '../fields.ts'
import { noteBodyBytes, notesPerMember } from '../limits.ts'
import { newNoteSchema, noteChangeSchema, noteId, noteSchema, noteSummarySchema } from './note.schemas.ts'

/*
 * Notes are private to their author; no role sees another member's. NOT_FOUND for another member's note; NOTE_DELETED for
 * the caller's own deleted one.
 */
const mine = { access: 'login', church: 'host', params: z.strictObject({ id: noteId }) } as const

export const listNotes = defineEndpoint({
  id: 'listNotes',
  method: 'GET',
  path: '/user/nota-sermao',
  summary: "The caller's notes, last changed first",
  access: 'login',
  church: { query: 'igreja' },
  about: 'caller',
  example: { query: { igreja: 'videira' } },
  query: z.strictObject({ igreja: reference, limit: z._default(pageSize(notesPerMember), notesPerMember) }),
  responses: { 200: z.array(noteSummarySchema) },
})

/**
 * Idempotent by the id: the same id again answers the stored note, merged with the update if one was sent. CONFLICT for
 * another title or text.
 */
export const addNote = defineEndpoint({
  id: 'addNote',
  method: 'POST',
  path: '/nota-sermao/',
  summary: 'Adds a note',
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
  summary: "One of the caller's notes",
  ...mine,
  about: { note: 'id', of: 'author' },
  example: { params: { id: '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b' } },
  responses: { 200: noteSchema },
  errors: ['NOT_FOUND', 'NOTE_DELETED'],
})

/**
 * Merges a Yjs update; updates are idempotent and may arrive in any order. The answer has what the client lacks. Or
 * replaces title and text of a version: NOTE_CHANGED if there is a newer one.
 */
export const changeNote = defineEndpoint({
  id: 'changeNote',
  method: 'PUT',
  path: '/nota-sermao/{id}',
  summary: 'Changes a note: merges an update, or replaces its text',
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

/** Permanent, on every device. Idempotent. */
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
