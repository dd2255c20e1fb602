import { DeleteNotePage } from '../features/notes/delete-note-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/delete-note'

export const loader = loadPage

export default function DeleteNoteRoute({ loaderData, params }: Route.ComponentProps) {
  return <DeleteNotePage title={loaderData.title} noteId={params.noteId} />
}
