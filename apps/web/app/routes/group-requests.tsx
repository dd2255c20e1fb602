import { RequestsPage } from '../features/groups/leader/requests-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/group-requests'

export const loader = loadPage

export default function GroupRequestsRoute({ loaderData, params }: Route.ComponentProps) {
  return <RequestsPage key={params.celulaId} title={loaderData.title} celulaId={Number(params.celulaId)} />
}
