import type { HandlerInput, Success } from '@narthex/contract/endpoint'
import { matchesName } from '@narthex/contract/fold-text'
import type { listDoorTickets as listEndpoint } from '@narthex/contract/tickets/door.endpoints'
import { type DoorTicket, doorLimits } from '@narthex/contract/tickets/door.schemas'
import type { MemberCall } from '../../../platform/http/route.ts'
import { requireDoor } from './door.service.ts'
import {
  countEntries as countRows,
  listHolderNames,
  listDoorTickets as listRows,
  readDatabaseClock,
} from './door-tickets.queries.ts'

/** Longer than any transaction: what was written before a cursor was drawn, and committed after it, is sent again. */
const overlapMicros = 60_000_000

type Rows = Awaited<ReturnType<typeof listRows>>

/** A part of the tickets that changed since a cursor, and the cursor of what comes next. */
export function listDoorTickets(
  { inChurch, actor }: MemberCall,
  eventId: number,
  { desde }: HandlerInput<typeof listEndpoint>['query'],
): Promise<Success<typeof listEndpoint>> {
  return inChurch(async (work) => {
    const door = await requireDoor(work, actor, eventId)
    const [since = 0, afterId, start = await readDatabaseClock(work)] = (desde ?? '0').split('.').map(Number)
    const changedSince = since > 0 ? since - overlapMicros : undefined
    const limit = doorLimits.ingressos
    const rows = await listRows(work, eventId, { changedSince, afterId, limit: limit + 1 })
    const flagMais = rows.length > limit
    const page = flagMais ? rows.slice(0, limit) : rows
    return {
      ingressos: toDoorTickets(page, door),
      cursor: flagMais ? `${since}.${page.at(-1)?.id ?? 0}.${start}` : String(start),
      flagMais,
    }
  })
}

/** The tickets of holders with these names, at most as many as one looks through. */
export function searchDoorTickets(
  { inChurch, actor }: MemberCall,
  eventId: number,
  typed: string,
): Promise<DoorTicket[]> {
  return inChurch(async (work) => {
    const door = await requireDoor(work, actor, eventId)
    const code = typed.trim().toUpperCase()
    const ids = (await listHolderNames(work, eventId))
      .filter(({ nome, codigo }) => codigo === code || matchesName(nome, typed))
      .slice(0, doorLimits.encontrados)
      .map(({ id }) => id)
    if (ids.length === 0) return []
    return toDoorTickets(await listRows(work, eventId, { ids, limit: ids.length }), door)
  })
}

/** Guardians are shown where the door hands children to them, and nowhere else. */
export function toDoorTickets(rows: Rows, { flagEntregaResponsavel }: { readonly flagEntregaResponsavel: boolean }) {
  return rows.map(({ guardian, ...row }) => ({ ...row, responsavel: flagEntregaResponsavel ? guardian : null }))
}

export function countEntries({ inChurch, actor }: MemberCall, eventId: number) {
  return inChurch(async (work) => {
    await requireDoor(work, actor, eventId)
    return countRows(work, eventId)
  })
}
