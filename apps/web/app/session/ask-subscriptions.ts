import { listMyPlaySubscriptions } from '@narthex/contract/play/subscription.endpoints'
import { callApi } from './api.ts'

/** The member's subscriptions of the church's Play. */
export function askSubscriptions(church: string, memberId: number) {
  return callApi(listMyPlaySubscriptions, { params: { id: String(memberId) }, query: { igreja: church } })
}
