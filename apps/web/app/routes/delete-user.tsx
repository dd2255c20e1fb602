import { DeletePage } from '../features/users/leaving/delete-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/delete-user'

export const loader = loadPage

export default function DeleteUserRoute({ loaderData }: Route.ComponentProps) {
  return <DeletePage title={loaderData.title} />
}
