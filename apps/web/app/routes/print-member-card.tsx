import { PrintPage } from '../features/users/member-card/print-page.tsx'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/print-member-card'

export async function loader(args: Route.LoaderArgs) {
  const { page } = await openChurchPage(args, ['memberCard', 'lookups'])
  return page
}

export default function PrintMemberCardRoute({ loaderData }: Route.ComponentProps) {
  return <PrintPage title={loaderData.title} />
}
