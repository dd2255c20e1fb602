import { MeetingsPage } from '../features/groups/meetings/meetings-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/meetings'

export const loader = loadPage

/** Opening or closing a form changes the address but no server data. */
export function shouldRevalidate(): boolean {
  return false
}

export default function MeetingsRoute({ loaderData, params }: Route.ComponentProps) {
  return <MeetingsPage key={params.celulaId} title={loaderData.title} celulaId={Number(params.celulaId)} />
}
