import { createHash, createHmac } from 'node:crypto'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import type { PassIds, WalletTicket } from './wallet-ticket.ts'

const idLength = 22

interface PassedTicket {
  readonly eventId: number
  readonly ticketCode: string
  readonly event: WalletTicket['event']
}

/** Names for a ticket and its event. A transfer gives a ticket another code, and so other names. */
export function drawPassIds(call: ChurchCall, named: PassedTicket): PassIds {
  const { eventId, ticketCode, event } = named
  const { titulo, dataInicio, dataFim, place } = event
  const draw = (...parts: readonly unknown[]) =>
    createHmac('sha256', call.keys('wallet passes'))
      .update(JSON.stringify([call.church.uuid, ...parts]))
      .digest('base64url')
      .slice(0, idLength)
  return {
    event: createHash('sha256').update(`${call.church.uuid} ${eventId}`).digest('base64url').slice(0, idLength),
    ticket: draw('ticket', ticketCode),
    plan: draw('plan', ticketCode, titulo, dataInicio, dataFim, place),
  }
}
