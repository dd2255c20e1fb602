import { OwnDirectoryPage } from '../features/directory/own-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/own-directory'

export const loader = loadPage

export default function OwnDirectoryRoute({ loaderData }: Route.ComponentProps) {
  return <OwnDirectoryPage title={loaderData.title} />
}
