import { NotePage } from '../features/notes/note-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/note'

export const loader = loadPage

export default function NoteRoute({ loaderData, params }: Route.ComponentProps) {
  return <NotePage title={loaderData.title} noteId={params.noteId} />
}
