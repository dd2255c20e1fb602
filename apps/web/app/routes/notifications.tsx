import { NotificationsPage } from '../features/notifications/notifications-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/notifications'

export const loader = loadPage

export default function NotificationsRoute({ loaderData }: Route.ComponentProps) {
  return <NotificationsPage title={loaderData.title} />
}
