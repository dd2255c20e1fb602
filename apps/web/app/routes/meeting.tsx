import { MeetingPage } from '../features/groups/meetings/meeting-page.tsx'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/meeting'

export async function loader(args: Route.LoaderArgs) {
  const { page } = await openChurchPage(args, ['meetings'])
  return page
}

/** A form that is opened or closed changes the address, and nothing that the server knows. */
export function shouldRevalidate(): boolean {
  return false
}

export default function MeetingRoute({ params: { celulaId, meetingId } }: Route.ComponentProps) {
  return <MeetingPage key={meetingId} celulaId={Number(celulaId)} meetingId={meetingId} />
}
