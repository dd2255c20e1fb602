import { setMark } from '@narthex/client/outbox/device-marks'
import { openMemberStore } from '@narthex/client/outbox/member-store'
import { ApiError } from '@narthex/contract/client'
import { getDoor, listDoorTickets } from '@narthex/contract/tickets/door.endpoints'
import type { DoorTicket } from '@narthex/contract/tickets/door.schemas'
import { callApi } from '../../session/api.ts'
import { type DoorBook, mergeTickets } from './door-book.ts'

/** Key of a copy, which is deleted on logout or a change of member (`member-copies.ts`). */
const keyOf = (memberId: number, eventId: number) => [memberId, 'copy', `door ${eventId}`] as const

export async function readBook(memberId: number, eventId: number): Promise<DoorBook | undefined> {
  return (await openMemberStore('member')).get<DoorBook>(keyOf(memberId, eventId))
}

async function keepBook(memberId: number, eventId: number, book: DoorBook | undefined): Promise<void> {
  setMark('copies')
  await (await openMemberStore('member')).change<DoorBook>(keyOf(memberId, eventId), () => book)
}

/**
 * Fetches what changed since the book was last brought up to date, all of it the first time, and keeps it in the browser.
 * Undefined where the member may not stand at this door (any more): then the book is deleted.
 */
export async function syncBook(
  memberId: number,
  eventId: number,
  known: DoorBook | undefined,
): Promise<DoorBook | undefined> {
  const params = { id: String(eventId) }
  try {
    const door = await callApi(getDoor, { params })
    let tickets: readonly DoorTicket[] = known?.tickets ?? []
    let cursor = known?.cursor
    for (let isMore = true; isMore; ) {
      const part = await callApi(listDoorTickets, { params, query: cursor === undefined ? {} : { desde: cursor } })
      tickets = mergeTickets(tickets, part.ingressos)
      cursor = part.cursor
      isMore = part.flagMais
    }
    const book = { door, tickets, cursor: cursor ?? '0', syncedAt: Date.now() }
    await keepBook(memberId, eventId, book)
    return book
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    await keepBook(memberId, eventId, undefined)
    return undefined
  }
}
