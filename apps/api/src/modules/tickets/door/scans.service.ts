import type { HandlerInput } from '@narthex/contract/endpoint'
import type { recordScans as recordEndpoint } from '@narthex/contract/tickets/door.endpoints'
import type { NewScan, ScanAnswer, ScanResult } from '@narthex/contract/tickets/door.schemas'
import { mergeScans } from '@narthex/contract/tickets/scan-history'
import type { Actor, MemberCall } from '../../../platform/http/route.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { listLists, lockDoor } from './door.queries.ts'
import { requireDoor } from './door.service.ts'
import { listReadTickets, type ReadTicket } from './door-tickets.queries.ts'
import { insertScans, type KeptScan, listScansByIds, listScansOfTickets } from './scans.queries.ts'
import { correctMoment, findObstacle, judgeScan, placeName, separateMoments } from './scans.rules.ts'

type Batch = HandlerInput<typeof recordEndpoint>['body']

/** A reading with the ticket and the list that it is about, or why it cannot be kept. */
interface Resolved {
  readonly scan: NewScan
  readonly ticket: ReadTicket | undefined
  readonly listId: number
  readonly obstacle: ScanResult | undefined
}

/** Keeps the readings of a device, one event at a time, and judges each by all that is known then. */
export function recordScans({ inChurch, actor }: MemberCall, eventId: number, batch: Batch): Promise<ScanAnswer[]> {
  return inChurch(async (work) => {
    await requireDoor(work, actor, eventId)
    await lockDoor(work, eventId)
    const resolved = await resolveScans(work, eventId, batch.leituras)
    const ticketIds = [...new Set(resolved.flatMap(({ ticket }) => ticket?.id ?? []))]
    const earlier = ticketIds.length > 0 ? await listScansOfTickets(work, ticketIds) : []
    const kept = await keepScans(work, { eventId, batch, actor }, { resolved, earlier })
    return judgeScans(resolved, [...earlier, ...kept])
  })
}

async function resolveScans(work: ChurchWork, eventId: number, scans: readonly NewScan[]): Promise<Resolved[]> {
  const targets = await findTargets(work, eventId, scans)
  const ids = [
    ...scans.flatMap(({ bilhete }) => bilhete ?? []),
    ...[...targets.values()].map(({ ticketId }) => ticketId),
  ]
  const tickets = await listReadTickets(work, eventId, { ids, codes: scans.flatMap(({ codigo }) => codigo ?? []) })
  const lists = new Map((await listLists(work, eventId)).map((list) => [list.id, list]))
  const byId = new Map(tickets.map((ticket) => [ticket.id, ticket]))
  const byCode = new Map(tickets.map((ticket) => [ticket.codigo, ticket]))
  return scans.map((scan) => {
    const target = targets.get(scan.desfaz ?? '')
    if (scan.tipo === 'DESFEITA') {
      const ticket = target && byId.get(target.ticketId)
      return { scan, ticket, listId: target?.listId ?? scan.lista, obstacle: ticket ? undefined : 'DESCONHECIDO' }
    }
    const ticket = scan.bilhete === undefined ? byCode.get(scan.codigo ?? '') : byId.get(scan.bilhete)
    return { scan, ticket, listId: scan.lista, obstacle: findObstacle(ticket, lists.get(scan.lista)) }
  })
}

/** Finds the readings to undo: kept before, or of the same batch, whose tickets may be named by their codes. */
async function findTargets(work: ChurchWork, eventId: number, scans: readonly NewScan[]) {
  const ids = scans.flatMap(({ desfaz }) => desfaz ?? [])
  if (ids.length === 0) return new Map<string, Target>()
  const targets = new Map<string, Target>()
  const fresh = scans.filter(({ id }) => ids.includes(id))
  const codes = fresh.flatMap(({ codigo }) => codigo ?? [])
  const named = codes.length > 0 ? await listReadTickets(work, eventId, { ids: [], codes }) : []
  for (const { id, bilhete, codigo, lista } of fresh) {
    const ticketId = bilhete ?? named.find((ticket) => ticket.codigo === codigo)?.id
    if (ticketId !== undefined) targets.set(id, { ticketId, listId: lista })
  }
  for (const { id, ticketId, listId } of await listScansByIds(work, eventId, ids)) targets.set(id, { ticketId, listId })
  return targets
}

interface Target {
  readonly ticketId: number
  readonly listId: number
}

/** Keeps the readings that are new, and returns them. */
async function keepScans(
  work: ChurchWork,
  { eventId, batch, actor }: { readonly eventId: number; readonly batch: Batch; readonly actor: Actor },
  { resolved, earlier }: { readonly resolved: readonly Resolved[]; readonly earlier: readonly KeptScan[] },
): Promise<readonly KeptScan[]> {
  const { aparelho, agora } = batch
  const known = new Set(earlier.map(({ id }) => id))
  const findMoment = separateMoments(earlier)
  const rows = resolved.flatMap(({ scan, ticket, listId, obstacle }) => {
    if (!ticket || obstacle || known.has(scan.id)) return []
    const place = { ticketId: ticket.id, listId }
    const momento = findMoment(place, correctMoment(scan.momento, { agora, arrival: work.now }))
    return {
      id: scan.id,
      eventId,
      ...place,
      tipo: scan.tipo,
      aparelho,
      memberId: actor.memberId,
      momento,
      recebidaEm: work.now,
      responsavel: scan.responsavel,
      desfaz: scan.desfaz ?? null,
    }
  })
  return rows.length > 0 ? insertScans(work, rows) : []
}

function judgeScans(resolved: readonly Resolved[], kept: readonly KeptScan[]): ScanAnswer[] {
  const byPlace = Map.groupBy(kept, placeName)
  const histories = new Map([...byPlace].map(([place, scans]) => [place, mergeScans(scans)]))
  const moments = new Map(kept.map(({ id, momento }) => [id, momento]))
  return resolved.map(({ scan, ticket, listId, obstacle }) => {
    const momento = moments.get(scan.id) ?? null
    const answer = { id: scan.id, bilhete: ticket?.id ?? null, momento }
    if (!ticket || obstacle) return { ...answer, resultado: obstacle ?? 'DESCONHECIDO', anterior: null }
    // An id that another event uses already: nothing was kept.
    if (momento === null) return { ...answer, resultado: 'DESCONHECIDO', anterior: null }
    const earlier = histories.get(placeName({ ticketId: ticket.id, listId }))?.duplicates.get(scan.id)
    return {
      ...answer,
      resultado: judgeScan(scan, { situacao: ticket.situacao, isDuplicate: earlier !== undefined }),
      anterior: earlier ? { aparelho: earlier.aparelho, momento: earlier.momento } : null,
    }
  })
}
