import { MeetingPage } from '../features/groups/meetings/meeting-page.tsx'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/meeting'

export async function loader(args: Route.LoaderArgs) {
  const { page } = await openChurchPage(args, ['meetings'])
  return page
}

/** Opening or closing a form changes the address but no server data. */
export function shouldRevalidate(): boolean {
  return false
}

export default function MeetingRoute({ params: { celulaId, meetingId } }: Route.ComponentProps) {
  return <MeetingPage key={meetingId} celulaId={Number(celulaId)} meetingId={meetingId} />
}
