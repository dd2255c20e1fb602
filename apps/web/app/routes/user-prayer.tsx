import { MyPrayerPage } from '../features/prayer/mine/my-prayer-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/user-prayer'

export const loader = loadPage

export default function MyPrayerPageRoute({ loaderData }: Route.ComponentProps) {
  return <MyPrayerPage title={loaderData.title} />
}
