import { MyPrayerPage } from '../features/prayer/mine/my-prayer-page.tsx'
import { formNamespaces } from '../forms/form-namespaces.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/user-prayer'

export async function loader(args: Route.LoaderArgs) {
  const { page } = await openChurchPage(args, [
    'prayerWall',
    'prayerMessages',
    'prayerHelp',
    'myPrayers',
    ...formNamespaces,
  ])
  return page
}

export default function MyPrayerPageRoute({ loaderData }: Route.ComponentProps) {
  return <MyPrayerPage title={loaderData.title} />
}
