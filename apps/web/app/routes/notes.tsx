import { NotesPage } from '../features/notes/notes-page.tsx'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/notes'

export async function loader(args: Route.LoaderArgs) {
  const { page } = await openChurchPage(args, ['notes'])
  return page
}

export default function NotesRoute({ loaderData }: Route.ComponentProps) {
  return <NotesPage title={loaderData.title} />
}
