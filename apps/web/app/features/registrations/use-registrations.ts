import { readWithCopy } from '@narthex/client/data/member-copies'
import { useMemberCopy } from '@narthex/client/data/use-member-copy'
import type { MyEvent } from '@narthex/contract/tickets/ticket.schemas'
import { useEffect } from 'react'
import { loadMyEvents, loadMyRegistrations } from './registration-calls.ts'

/** Maximum events kept offline; past events need not open at a door. */
const maxKeptEvents = 10

const copyName = (eventId: number) => `tickets ${eventId}`

/** The events that a member has tickets of, or their copy on this device. */
export function useMyEvents(memberId: number) {
  return useMemberCopy(memberId, 'events', () => loadMyEvents(memberId))
}

/** A member's registrations for an event with all of their tickets, or their copy on this device. */
export function useMyRegistrations(memberId: number, eventId: number) {
  return useMemberCopy(memberId, copyName(eventId), () => loadMyRegistrations(memberId, eventId))
}

/** Keeps the tickets of events to come on this device before they are opened. */
export function useKeptTickets(memberId: number, coming: readonly MyEvent[] | undefined): void {
  const ids = coming
    ?.slice(0, maxKeptEvents)
    .map(({ evento }) => evento.id)
    .join(' ')
  useEffect(() => {
    for (const id of ids?.split(' ').filter(Boolean).map(Number) ?? [])
      void readWithCopy(memberId, copyName(id), () => loadMyRegistrations(memberId, id)).catch(() => {})
  }, [memberId, ids])
}
