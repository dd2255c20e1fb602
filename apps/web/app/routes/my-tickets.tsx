import { TicketsPage } from '../features/registrations/tickets-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/my-tickets'

export const loader = loadPage

export default function MyTicketsRoute({ params: { eventId } }: Route.ComponentProps) {
  return <TicketsPage key={eventId} eventId={Number(eventId)} />
}
