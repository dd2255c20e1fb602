import { DeletePrayerPage } from '../features/prayer/mine/delete-prayer-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/delete-prayer'

export const loader = loadPage

export default function DeletePrayerPageRoute({ loaderData }: Route.ComponentProps) {
  return <DeletePrayerPage title={loaderData.title} />
}
