import { DeletePrayerPage } from '../features/prayer/mine/delete-prayer-page.tsx'
import { formNamespaces } from '../forms/form-namespaces.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/delete-prayer'

export async function loader(args: Route.LoaderArgs) {
  const { page } = await openChurchPage(args, ['prayerWall', 'myPrayers', ...formNamespaces])
  return page
}

export default function DeletePrayerPageRoute({ loaderData }: Route.ComponentProps) {
  return <DeletePrayerPage title={loaderData.title} />
}
