import { DevicesPage } from '../features/users/devices-page.tsx'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/devices'

export async function loader(args: Route.LoaderArgs) {
  const { page } = await openChurchPage(args, [])
  return page
}

export default function DevicesRoute({ loaderData }: Route.ComponentProps) {
  return <DevicesPage title={loaderData.title} />
}
