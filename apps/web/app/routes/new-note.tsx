import { NewNotePage } from '../features/notes/new-note-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/new-note'

export const loader = loadPage

export default function NewNoteRoute({ loaderData }: Route.ComponentProps) {
  return <NewNotePage title={loaderData.title} />
}
