import { and, eq } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { MemberId } from '../../../platform/ids.ts'
import { type RecordPlace, recordFrom } from '../../../platform/work/records.ts'
import { eventoPorteiro } from './door.tables.ts'

/** Whether a member stands at the door of an event, by the event's id. */
export const doorkeeperRecord = (eventId: number, memberId: MemberId): RecordPlace =>
  recordFrom({ kind: 'evento_porteiro', id: eventId, person: memberId }, async ({ church, tx }) => {
    const isTheirs = and(eq(eventoPorteiro.eventId, eventId), eq(eventoPorteiro.memberId, memberId))
    const isKeeper = (await tx.$count(eventoPorteiro, and(ofChurch(eventoPorteiro, church), isTheirs))) > 0
    return isKeeper ? { memberId } : undefined
  })
