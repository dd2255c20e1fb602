import { PrintPage } from '../features/users/member-card/print-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/print-member-card'

export const loader = loadPage

export default function PrintMemberCardRoute({ loaderData }: Route.ComponentProps) {
  return <PrintPage title={loaderData.title} />
}
