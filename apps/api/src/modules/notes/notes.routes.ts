import * as notes from '@narthex/contract/notes/note.endpoints'
import { done, ok, type Route, route } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import { addNote, changeNote, getNote, listOwnNotes, removeNote } from './notes.service.ts'

export function noteRoutes(platform: Needs<'clock' | 'transactions'>): Route[] {
  return [
    route(notes.listNotes, async ({ church, query, actor }) =>
      ok(await listOwnNotes(platform, church, actor.memberId, query.limit)),
    ),
    route(notes.addNote, async ({ church, body, actor }) => ({
      status: 201 as const,
      body: await addNote(platform, church, actor.memberId, body),
    })),
    route(notes.getNote, async ({ church, params, actor }) =>
      ok(await getNote(platform, church, { memberId: actor.memberId, id: params.id })),
    ),
    route(notes.changeNote, async ({ church, params, body, actor }) =>
      ok(await changeNote(platform, church, { memberId: actor.memberId, id: params.id }, body)),
    ),
    route(notes.removeNote, async ({ church, params, actor }) => {
      await removeNote(platform, church, { memberId: actor.memberId, id: params.id })
      return done
    }),
  ]
}
