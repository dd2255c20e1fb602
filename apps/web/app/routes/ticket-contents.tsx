import { ContentsPage } from '../features/registrations/content/contents-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/ticket-contents'

export const loader = loadPage

export default function TicketContentsRoute({ loaderData, params }: Route.ComponentProps) {
  const place = { eventId: Number(params.eventId), ticketId: Number(params.ticketId) }
  return <ContentsPage key={params.ticketId} title={loaderData.title} place={place} />
}
