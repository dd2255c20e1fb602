import { DoorPage } from '../features/door/door-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/door'

export const loader = loadPage

export default function DoorRoute({ params: { eventId } }: Route.ComponentProps) {
  return <DoorPage key={eventId} eventId={Number(eventId)} />
}
