import { DoorsPage } from '../features/door/doors-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/doors'

export const loader = loadPage

export default function DoorsRoute({ loaderData }: Route.ComponentProps) {
  return <DoorsPage title={loaderData.title} />
}
