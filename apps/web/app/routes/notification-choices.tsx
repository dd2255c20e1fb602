import { ChoicesPage } from '../features/notifications/choices-page.tsx'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/notification-choices'

export async function loader(args: Route.LoaderArgs) {
  const { page } = await openChurchPage(args, ['notifications'])
  return page
}

export default function NotificationChoicesRoute({ loaderData }: Route.ComponentProps) {
  return <ChoicesPage title={loaderData.title} />
}
