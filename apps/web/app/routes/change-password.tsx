import { ChangePassword } from '../features/users/change-password.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/change-password'

export const loader = loadPage

export default function ChangePasswordRoute({ loaderData }: Route.ComponentProps) {
  return <ChangePassword title={loaderData.title} />
}
