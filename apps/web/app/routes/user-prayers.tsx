import { MyPrayersPage } from '../features/prayer/mine/my-prayers-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/user-prayers'

export const loader = loadPage

export default function MyPrayersPageRoute({ loaderData }: Route.ComponentProps) {
  return <MyPrayersPage title={loaderData.title} />
}
