import { DeletePage } from '../features/users/leaving/delete-page.tsx'
import { formNamespaces } from '../forms/form-namespaces.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/delete-user'

export async function loader(args: Route.LoaderArgs) {
  const { page } = await openChurchPage(args, ['leaving', ...formNamespaces])
  return page
}

export default function DeleteUserRoute({ loaderData }: Route.ComponentProps) {
  return <DeletePage title={loaderData.title} />
}
