import { MemberCardPage } from '../features/users/member-card/member-card-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/member-card'

export const loader = loadPage

export default function MemberCardRoute({ loaderData }: Route.ComponentProps) {
  return <MemberCardPage title={loaderData.title} />
}
