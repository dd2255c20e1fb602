import { PrayerDeletedPage } from '../features/prayer/mine/prayer-deleted-page.tsx'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/prayer-deleted'

export async function loader(args: Route.LoaderArgs) {
  const { page } = await openChurchPage(args, ['myPrayers'])
  return page
}

export default function PrayerDeletedPageRoute() {
  return <PrayerDeletedPage />
}
