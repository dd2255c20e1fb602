import { NotePage } from '../features/notes/note-page.tsx'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/note'

export async function loader(args: Route.LoaderArgs) {
  const { page } = await openChurchPage(args, ['notes'])
  return page
}

export default function NoteRoute({ loaderData, params }: Route.ComponentProps) {
  return <NotePage title={loaderData.title} noteId={params.noteId} />
}
