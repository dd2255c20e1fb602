import * as notes from '@narthex/contract/notes/note.endpoints'
import { done, ok, type Route, route } from '../../platform/http/route.ts'
import { addNote, changeNote, getNote, listOwnNotes, removeNote } from './notes.service.ts'

export function noteRoutes(): Route[] {
  return [
    route(notes.listNotes, async ({ query, ...call }) => ok(await listOwnNotes(call, query.limit))),
    route(notes.addNote, async ({ body, ...call }) => ({
      status: 201 as const,
      body: await addNote(call, body),
    })),
    route(notes.getNote, async ({ params, ...call }) => ok(await getNote(call, params.id))),
    route(notes.changeNote, async ({ params, body, ...call }) => ok(await changeNote(call, params.id, body))),
    route(notes.removeNote, async ({ params, ...call }) => {
      await removeNote(call, params.id)
      return done
    }),
  ]
}
