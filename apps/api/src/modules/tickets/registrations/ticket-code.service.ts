import { randomBytes } from 'node:crypto'
import { toBase32 } from '@narthex/contract/tickets/ticket-qr'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { drawTicketKey, type TicketKey } from './ticket-code.rules.ts'

/** Signs and verifies the tickets of an event. */
export const getTicketKey = (call: Pick<ChurchCall, 'church' | 'keys'>, eventId: number): TicketKey =>
  drawTicketKey(call.keys('tickets of events'), { church: call.church.uuid, id: eventId })

/** 80 random bits, in 16 signs. */
export const makeTicketCode = (): string => toBase32(randomBytes(10))
