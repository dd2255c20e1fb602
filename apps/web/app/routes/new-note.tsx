import { NewNotePage } from '../features/notes/new-note-page.tsx'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/new-note'

export async function loader(args: Route.LoaderArgs) {
  const { page } = await openChurchPage(args, ['notes'])
  return page
}

export default function NewNoteRoute({ loaderData }: Route.ComponentProps) {
  return <NewNotePage title={loaderData.title} />
}
