import { RequestsPage } from '../features/groups/leader/requests-page.tsx'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/group-requests'

export async function loader(args: Route.LoaderArgs) {
  const { page } = await openChurchPage(args, ['leading', 'meetings'])
  return page
}

export default function GroupRequestsRoute({ loaderData, params }: Route.ComponentProps) {
  return <RequestsPage key={params.celulaId} title={loaderData.title} celulaId={Number(params.celulaId)} />
}
