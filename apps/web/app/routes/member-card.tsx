import { MemberCardPage } from '../features/users/member-card/member-card-page.tsx'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/member-card'

export async function loader(args: Route.LoaderArgs) {
  const { page } = await openChurchPage(args, ['memberCard', 'lookups'])
  return page
}

export default function MemberCardRoute({ loaderData }: Route.ComponentProps) {
  return <MemberCardPage title={loaderData.title} />
}
