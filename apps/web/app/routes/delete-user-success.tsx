import { DeletedPage } from '../features/users/leaving/deleted-page.tsx'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/delete-user-success'

export async function loader(args: Route.LoaderArgs) {
  const { page } = await openChurchPage(args, ['leaving'])
  return page
}

export default function DeleteUserSuccessRoute() {
  return <DeletedPage />
}
