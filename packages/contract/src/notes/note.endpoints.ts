import * as z from 'zod/mini'
import { nothingSchema } from '../auth/auth.schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { pageSize, reference } from '../fields.ts'
import { notesPerMember } from '../limits.ts'
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
  query: z.strictObject({ igreja: reference, limit: z._default(pageSize(notesPerMember), notesPerMember) }),
  responses: { 200: z.array(noteSummarySchema) },
})

/**
 * The same id again answers the note that there is, merged with the update if one was sent; with other words it is
 * refused: CONFLICT. LIMIT_REACHED, NOTE_DELETED, NOTE_TOO_LARGE, NOTE_UNREADABLE, NOTE_UNTITLED.
 */
export const addNote = defineEndpoint({
  id: 'addNote',
  method: 'POST',
  path: '/nota-sermao/',
  summary: 'Begins a note',
  access: 'login',
  church: { query: 'igreja' },
  query: z.strictObject({ igreja: reference }),
  body: newNoteSchema,
  responses: { 201: noteSchema },
})

export const getNote = defineEndpoint({
  id: 'getNote',
  method: 'GET',
  path: '/nota-sermao/{id}',
  summary: 'A note of one’s own',
  ...mine,
  responses: { 200: noteSchema },
})

/**
 * Merges an update, which any number of devices may send in any order and as often as they like; the answer holds what
 * the sender lacks. Or puts words in the place of those of a version: NOTE_CHANGED where there is a newer one.
 * NOTE_DELETED, NOTE_TOO_LARGE, NOTE_UNREADABLE, NOTE_UNTITLED.
 */
export const changeNote = defineEndpoint({
  id: 'changeNote',
  method: 'PUT',
  path: '/nota-sermao/{id}',
  summary: 'Merges what was written into a note',
  ...mine,
  body: noteChangeSchema,
  responses: { 200: noteSchema },
})

/** For good, on every device. Done again it is answered as before. */
export const removeNote = defineEndpoint({
  id: 'removeNote',
  method: 'DELETE',
  path: '/nota-sermao/{id}',
  summary: 'Deletes a note',
  ...mine,
  responses: { 200: nothingSchema },
})
