import { useReader } from '../components/use-reader.ts'
import { AccountCards } from '../features/member-home/account-cards.tsx'
import { AccountHome } from '../features/users/account-home.tsx'
import { accountGroups } from '../features/users/account-places.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/user'

export async function loader(args: Route.LoaderArgs) {
  const { site, page } = await openChurchPage(args)
  return { ...page, groups: accountGroups(site) }
}

export default function UserRoute({ loaderData }: Route.ComponentProps) {
  const memberId = useReader()?.memberId
  const cards = memberId !== undefined && <AccountCards key={memberId} memberId={memberId} />
  return <AccountHome groups={loaderData.groups} cards={cards} />
}
