import { SecurityPage } from '../features/users/security/security-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/security'

export const loader = loadPage

export default function SecurityRoute({ loaderData }: Route.ComponentProps) {
  return <SecurityPage title={loaderData.title} />
}
