import { ConfirmPage } from '../features/users/leaving/confirm-page.tsx'
import { formNamespaces } from '../forms/form-namespaces.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/confirm-delete-user'

export async function loader(args: Route.LoaderArgs) {
  const { page } = await openChurchPage(args, ['leaving', ...formNamespaces])
  return page
}

export default function ConfirmDeleteUserRoute({ loaderData }: Route.ComponentProps) {
  return <ConfirmPage title={loaderData.title} />
}
