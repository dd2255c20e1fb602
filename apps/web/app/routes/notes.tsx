import { NotesPage } from '../features/notes/notes-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/notes'

export const loader = loadPage

export default function NotesRoute({ loaderData }: Route.ComponentProps) {
  return <NotesPage title={loaderData.title} />
}
