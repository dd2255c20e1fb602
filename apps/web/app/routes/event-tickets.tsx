import { EventTicketsPage } from '../features/tickets/own/event-tickets-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/event-tickets'

export const loader = loadPage

export default function EventTicketsRoute({ loaderData, params }: Route.ComponentProps) {
  return <EventTicketsPage title={loaderData.title} eventId={Number(params.eventId)} />
}
