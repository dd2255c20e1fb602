import { DevicesPage } from '../features/users/devices-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/devices'

export const loader = loadPage

export default function DevicesRoute({ loaderData }: Route.ComponentProps) {
  return <DevicesPage title={loaderData.title} />
}
