import { ConfirmPage } from '../features/users/leaving/confirm-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/confirm-delete-user'

export const loader = loadPage

export default function ConfirmDeleteUserRoute({ loaderData }: Route.ComponentProps) {
  return <ConfirmPage title={loaderData.title} />
}
