import { useEffect, useMemo } from 'react'
import { isSparing } from '../../offline/is-sparing.ts'
import { keepPages } from '../../offline/keep-pages.ts'
import type { PagePath } from '../../routing/page-path.ts'
import { pathTo } from '../../routing/page-path.ts'
import { splitByTime } from './by-time.ts'
import { useKeptTickets, useMyEvents } from './use-registrations.ts'

/**
 * Keeps a member's tickets of events to come on this device, with the pages that show them, so that they are at hand without
 * a connection though they were never opened. Draws nothing.
 */
export function TicketsAtHand({ memberId }: { memberId: number }): null {
  const loaded = useMyEvents(memberId)
  const fresh = loaded.state === 'ready' && !loaded.value.isCopy ? loaded.value.value : undefined
  const coming = useMemo(() => fresh && splitByTime(fresh, new Date()).coming, [fresh])
  useKeptTickets(memberId, coming)
  const eventId = coming?.[0]?.evento.id
  useEffect(() => {
    if (eventId !== undefined && !isSparing()) void keepTicketPages(eventId).catch(() => {})
  }, [eventId])
  return null
}

let isKept = false

/** Keeps the page that opens the tickets of every event. Once per document: the service worker keeps it per build. */
async function keepTicketPages(eventId: number): Promise<void> {
  if (isKept) return
  isKept = true
  const list: PagePath = '/user/registrations'
  await keepPages([list, pathTo('/user/registrations/:eventId/tickets', { eventId })])
}
