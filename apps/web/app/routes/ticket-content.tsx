import { unknownVideoPolicy } from '../components/player/player-policy.server.ts'
import { ContentPage } from '../features/registrations/content/content-page.tsx'
import { openPage } from '../page/open-page.server.ts'
import type { Route } from './+types/ticket-content'

export async function loader(args: Route.LoaderArgs) {
  const { visit, page } = await openPage(args)
  visit.allow(unknownVideoPolicy)
  return page
}

/** Reloads the document: only its own policy allows the players of videos. */
export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<never> {
  if (window.location.href === request.url) window.location.reload()
  else window.location.assign(request.url)
  return new Promise(() => {})
}

export default function TicketContentRoute({ params }: Route.ComponentProps) {
  const { eventId, ticketId, contentId } = params
  const place = { eventId: Number(eventId), ticketId: Number(ticketId), contentId: Number(contentId) }
  return <ContentPage key={contentId} place={place} />
}
