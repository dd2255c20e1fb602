import { NotificationsPage } from '../features/notifications/notifications-page.tsx'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/notifications'

export async function loader(args: Route.LoaderArgs) {
  const { page } = await openChurchPage(args, ['notifications'])
  return page
}

export default function NotificationsRoute({ loaderData }: Route.ComponentProps) {
  return <NotificationsPage title={loaderData.title} />
}
