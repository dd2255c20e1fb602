import { MyPrayersPage } from '../features/prayer/mine/my-prayers-page.tsx'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/user-prayers'

export async function loader(args: Route.LoaderArgs) {
  const { page } = await openChurchPage(args, ['prayerWall', 'myPrayers'])
  return page
}

export default function MyPrayersPageRoute({ loaderData }: Route.ComponentProps) {
  return <MyPrayersPage title={loaderData.title} />
}
