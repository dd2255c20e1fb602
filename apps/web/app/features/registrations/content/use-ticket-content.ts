import { useMemberCopy } from '@narthex/client/data/use-member-copy'
import { downloadTicketContent, listTicketContent } from '@narthex/contract/tickets/content.endpoints'
import { callApi } from '../../../session/api.ts'

/** A ticket of a member's, as the addresses of its pages name it. */
export interface TicketPlace {
  readonly eventId: number
  readonly ticketId: number
}

const toParams = (memberId: number, { eventId, ticketId }: TicketPlace) => ({
  userId: String(memberId),
  eventId: String(eventId),
  ticketId: String(ticketId),
})

/** Loads the content that a ticket unlocks, or its copy on this device; undefined if there is none. */
export function useTicketContent(memberId: number, place: TicketPlace) {
  const load = () => callApi(listTicketContent, { params: toParams(memberId, place) })
  return useMemberCopy(memberId, `content ${place.eventId} ${place.ticketId}`, load)
}

export const loadContentFile = (memberId: number, place: TicketPlace, contentId: number) =>
  callApi(downloadTicketContent, { params: { ...toParams(memberId, place), conteudoId: String(contentId) } })
