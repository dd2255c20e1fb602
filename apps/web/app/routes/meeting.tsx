import { MeetingPage } from '../features/groups/meetings/meeting-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/meeting'

export const loader = loadPage

/** Opening or closing a form changes the address but no server data. */
export function shouldRevalidate(): boolean {
  return false
}

export default function MeetingRoute({ params: { celulaId, meetingId } }: Route.ComponentProps) {
  return <MeetingPage key={meetingId} celulaId={Number(celulaId)} meetingId={meetingId} />
}
