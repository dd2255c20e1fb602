import { DeleteNotePage } from '../features/notes/delete-note-page.tsx'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/delete-note'

export async function loader(args: Route.LoaderArgs) {
  const { page } = await openChurchPage(args, ['notes'])
  return page
}

export default function DeleteNoteRoute({ loaderData, params }: Route.ComponentProps) {
  return <DeleteNotePage title={loaderData.title} noteId={params.noteId} />
}
