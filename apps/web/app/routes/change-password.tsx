import { ChangePassword } from '../features/users/change-password.tsx'
import { formNamespaces } from '../forms/form-namespaces.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/change-password'

export async function loader(args: Route.LoaderArgs) {
  const { page } = await openChurchPage(args, formNamespaces)
  return page
}

export default function ChangePasswordRoute({ loaderData }: Route.ComponentProps) {
  return <ChangePassword title={loaderData.title} />
}
