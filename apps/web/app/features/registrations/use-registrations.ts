import { readWithCopy } from '@narthex/client/data/member-copies'
import { useMemberCopy } from '@narthex/client/data/use-member-copy'
import type { MyEvent } from '@narthex/contract/tickets/ticket.schemas'
import { useEffect } from 'react'
import { loadMyEvents, loadMyRegistrations } from './registration-calls.ts'

/** Maximum events kept offline; past events need not open at a door. */
const maxKeptEvents = 10

const copyName = (eventId: number) => `tickets ${eventId}`

const eventsCopy = 'events'

/** The events that a member has tickets of, or their copy on this device. */
export function useMyEvents(memberId: number) {
  return useMemberCopy(memberId, eventsCopy, () => loadMyEvents(memberId))
}

/** Reads the events that a member has tickets of, and keeps them on this device. */
export const readMyEvents = (memberId: number) => readWithCopy(memberId, eventsCopy, () => loadMyEvents(memberId))

/** A member's registrations for an event with all of their tickets, or their copy on this device. */
export function useMyRegistrations(memberId: number, eventId: number) {
  return useMemberCopy(memberId, copyName(eventId), () => loadMyRegistrations(memberId, eventId))
}

/** Keeps the tickets of events to come on this device before they are opened. */
export function useKeptTickets(memberId: number, coming: readonly MyEvent[] | undefined): void {
  const ids = coming?.map(({ evento }) => evento.id).join(' ')
  useEffect(() => {
    const eventIds = ids?.split(' ').filter(Boolean).map(Number) ?? []
    void keepTickets(memberId, eventIds).catch(() => {})
  }, [memberId, ids])
}

/** Keeps the tickets of the first of these events on this device. */
export async function keepTickets(memberId: number, eventIds: readonly number[]): Promise<void> {
  const kept = eventIds
    .slice(0, maxKeptEvents)
    .map((id) => readWithCopy(memberId, copyName(id), () => loadMyRegistrations(memberId, id)))
  await Promise.all(kept)
}
