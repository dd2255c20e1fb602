import { ChoicesPage } from '../features/notifications/choices-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/notification-choices'

export const loader = loadPage

export default function NotificationChoicesRoute({ loaderData }: Route.ComponentProps) {
  return <ChoicesPage title={loaderData.title} />
}
