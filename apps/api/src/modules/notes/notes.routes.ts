import * as notes from '@narthex/contract/notes/note.endpoints'
import { done, ok, type Route, route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { addNote, changeNote, noteOf, notesOf, removeNote } from './notes.service.ts'

export function noteRoutes(platform: Platform): Route[] {
  return [
    route(notes.listNotes, async ({ church, query, actor }) =>
      ok(await notesOf(platform, church, actor.memberId, query.limit)),
    ),
    route(notes.addNote, async ({ church, body, actor }) => ({
      status: 201 as const,
      body: await addNote(platform, church, actor.memberId, body),
    })),
    route(notes.getNote, async ({ church, params, actor }) =>
      ok(await noteOf(platform, church, { usuarioId: actor.memberId, id: params.id })),
    ),
    route(notes.changeNote, async ({ church, params, body, actor }) =>
      ok(await changeNote(platform, church, { usuarioId: actor.memberId, id: params.id }, body)),
    ),
    route(notes.removeNote, async ({ church, params, actor }) => {
      await removeNote(platform, church, { usuarioId: actor.memberId, id: params.id })
      return done
    }),
  ]
}
