import { AccountHome } from '../features/users/account-home.tsx'
import { accountGroups } from '../features/users/account-places.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/user'

export async function loader(args: Route.LoaderArgs) {
  const { site, page } = await openChurchPage(args)
  return { ...page, groups: accountGroups(site) }
}

export default function UserRoute({ loaderData }: Route.ComponentProps) {
  return <AccountHome groups={loaderData.groups} />
}
