import { randomBytes } from 'node:crypto'
import { toBase32 } from '@narthex/contract/tickets/ticket-qr'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import { drawTicketKey, type TicketKey } from './ticket-code.rules.ts'

/** Signs and verifies the tickets of an event. */
export const getTicketKey = ({ keys }: Needs<'keys'>, church: ChurchScope, eventId: number): TicketKey =>
  drawTicketKey(keys('tickets of events'), { church: church.uuid, id: eventId })

/** 80 random bits, in 16 signs. */
export const makeTicketCode = (): string => toBase32(randomBytes(10))
