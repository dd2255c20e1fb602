import { DirectoryPage } from '../features/directory/directory-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/directory'

export const loader = loadPage

export default function DirectoryRoute({ loaderData }: Route.ComponentProps) {
  return <DirectoryPage title={loaderData.title} />
}
