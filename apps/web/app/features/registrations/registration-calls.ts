import { listMyEvents, listMyRegistrations } from '@narthex/contract/tickets/registration.endpoints'
import { callApi } from '../../session/api.ts'

export const loadMyEvents = (memberId: number) => callApi(listMyEvents, { params: { userId: String(memberId) } })

export const loadMyRegistrations = (memberId: number, eventId: number) =>
  callApi(listMyRegistrations, { params: { userId: String(memberId), eventId: String(eventId) } })
