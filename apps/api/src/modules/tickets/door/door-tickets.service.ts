import type { HandlerInput, Success } from '@narthex/contract/endpoint'
import { matchesName } from '@narthex/contract/fold-text'
import type {
  countEntries as countEndpoint,
  listDoorTickets as listEndpoint,
} from '@narthex/contract/tickets/door.endpoints'
import { type DoorTicket, doorLimits } from '@narthex/contract/tickets/door.schemas'
import type { MemberCall } from '../../../platform/http/route.ts'
import { requireDoor } from './door.service.ts'
import { listNamedTickets, listDoorTickets as listRows, readDatabaseClock } from './door-tickets.queries.ts'
import { countTickets, listCountedLists } from './entry-counts.queries.ts'

/** Longer than any transaction: what was written before a cursor was drawn, and committed after it, is sent again. */
const overlapMicros = 60_000_000

/** The names of many people begin alike, and a door shows few of them. */
const mostLookedThrough = 1000

/** The words of what was typed, the longest first: it is looked up. */
const splitTyped = (typed: string) =>
  typed
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .sort((one, other) => other.length - one.length)

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
    const named = await listNamedTickets(work, eventId, { typed: splitTyped(typed), code, limit: mostLookedThrough })
    const ids = named
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

/** Valid tickets and those let in, by list and type. */
export function countEntries({ inChurch, actor }: MemberCall, eventId: number): Promise<Success<typeof countEndpoint>> {
  return inChurch(async (work) => {
    await requireDoor(work, actor, eventId)
    const lists = await listCountedLists(work, eventId)
    const open = lists.filter(({ typeIds }) => !typeIds)
    const ofAll = await countTickets(work, eventId, { lists: open.map(({ id }) => id), listed: null })
    const counts: Success<typeof countEndpoint> = []
    for (const list of lists) {
      const { id, typeIds } = list
      const rows = typeIds ? await countTickets(work, eventId, { lists: [id], listed: typeIds }) : ofAll
      const place = typeIds ? 0 : open.indexOf(list)
      for (const { typeId, tickets, letIn } of rows)
        counts.push({ lista: id, idIngresso: typeId, entraram: letIn[place] ?? 0, ingressos: tickets })
    }
    return counts
  })
}
