import { SecurityPage } from '../features/users/security/security-page.tsx'
import { formNamespaces } from '../forms/form-namespaces.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/security'

export async function loader(args: Route.LoaderArgs) {
  const { page } = await openChurchPage(args, ['security', 'secondStep', ...formNamespaces])
  return page
}

export default function SecurityRoute({ loaderData }: Route.ComponentProps) {
  return <SecurityPage title={loaderData.title} />
}
