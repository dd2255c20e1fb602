import { dateIn, wallClock } from '@narthex/contract/church-time'
import type { Group, GroupPoint, GroupSummary } from '@narthex/contract/groups/group.schemas'
import { groupsOnMap } from '@narthex/contract/limits'
import type { Page, PageQuery } from '@narthex/contract/paging'
import { mapPage, readPage, toPage } from '../../platform/database/page.ts'
import { notFound } from '../../platform/errors/domain-error.ts'
import type { GroupId } from '../../platform/ids.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { type Frame, hasModule } from '../churches/churches.service.ts'
import { findFaces } from '../members/faces.service.ts'
import { idsWithWords } from '../search/search-index.service.ts'
import type { Point } from './grid.rules.ts'
import type { GroupFilter } from './group-filter.queries.ts'
import { countGroupsByEach, summariseGroups } from './group-index.queries.ts'
import { listSeats } from './group-members.queries.ts'
import { countGroups, findGroup, listGroups, listOpenGroupNames, listPoints } from './groups.queries.ts'
import { type Meetings, nextMeeting } from './meetings.rules.ts'

/** Search: a filter, words, and a point for sorting by distance. */
export interface GroupSearch extends Omit<GroupFilter, 'among' | 'within'> {
  readonly q?: string | undefined
  readonly from?: Point | undefined
  /** Maximum distance from the point, in kilometres. */
  readonly km?: number | undefined
}

export const hasGroups = (frame: Frame) => hasModule(frame, 'MOD_CELULA')

/** A page of open groups; empty for a church without the module and past the end. */
export async function searchGroups(
  call: ChurchCall,
  search: GroupSearch,
  query: PageQuery,
): Promise<Page<GroupSummary>> {
  if (!(await call.facts()).modules.has('MOD_CELULA')) return toPage(query, [], 0)
  const filter = toFilter(call.church, search)
  return call.inChurch(async (work) => {
    const total = await countGroups(work, filter)
    const rows = await readPage(query, total, (slice) => listGroups(work, filter, search.from, slice))
    return mapPage(rows, (row) => ({ ...row, distanciaKm: row.distanciaKm && Number(row.distanciaKm.toFixed(2)) }))
  })
}

/** Groups as points on a map, at most 2,000, with the total. */
export async function listGroupPoints(
  { church, inChurch }: ChurchCall,
  search: GroupSearch,
): Promise<{ pontos: GroupPoint[]; total: number }> {
  const filter = toFilter(church, search)
  return inChurch(async (work) => {
    const pontos = await listPoints(work, filter, groupsOnMap)
    return { pontos, total: pontos.length < groupsOnMap ? pontos.length : await countGroups(work, filter) }
  })
}

function toFilter(scope: ChurchScope, { q, from, km, ...filter }: GroupSearch): GroupFilter {
  return {
    ...filter,
    among: q?.trim() ? idsWithWords(scope, 'CELULA', q) : undefined,
    within: from && km !== undefined ? { from, km } : undefined,
  }
}

/** Filter values, totals and the bounding box. */
export async function getGroupIndex({ inChurch }: ChurchCall) {
  return inChurch(async (work) => {
    const { sul, oeste, norte, leste, ...sums } = await summariseGroups(work)
    const isSomewhere = sul !== null && oeste !== null && norte !== null && leste !== null
    return {
      ...sums,
      caixa: isSomewhere ? { sul, oeste, norte, leste } : null,
      ...(await countGroupsByEach(work)),
    }
  })
}

/** Public details of a group. */
export async function getGroup(call: ChurchCall, id: GroupId): Promise<Group> {
  const { timeZone } = await call.facts()
  const now = call.clock()
  return call.inChurch(async (work) => {
    const { dataInicio, ...group } = await requireGroup(work, id)
    const lideres = await findLeaders(work, dateIn(timeZone, now), id)
    return {
      ...group,
      lideres: lideres.map(({ nome, imagem }) => ({ nome, imagem })),
      ...describeNextMeeting({ ...group, dataInicio }, now, timeZone),
    }
  })
}

/** Finds an open group. Throws NOT_FOUND for a closed group. */
export async function requireGroup(work: ChurchWork, id: GroupId) {
  const group = await findGroup(work, id)
  if (!group) throw notFound()
  return group
}

/** Leaders of a group by time of joining; minors are left out. */
export async function findLeaders(work: ChurchWork, today: string, id: GroupId) {
  const seats = await listSeats(work, id, ['LIDER'])
  const faces = await findFaces(
    work,
    today,
    seats.map(({ memberId }) => memberId),
  )
  return seats.flatMap(({ memberId, flagTelefone, papel }) => {
    const face = faces.get(memberId)
    return face && !face.isMinor ? [{ ...face, flagTelefone, papel }] : []
  })
}

function describeNextMeeting(
  meetings: Meetings,
  now: Date,
  timeZone: string,
): Pick<Group, 'proximoEncontro' | 'proximaMudanca'> {
  const { inicio, fim } = nextMeeting(meetings, now, timeZone)
  const proximaMudanca = fim.toISOString()
  const inicioLocal = wallClock(inicio, timeZone).slice(0, 16)
  return { proximoEncontro: { inicio: inicio.toISOString(), fim: proximaMudanca, inicioLocal }, proximaMudanca }
}

/** Names of groups by their ids, as far as they are open. */
export async function nameOpenGroups(
  work: ChurchWork,
  ids: readonly (GroupId | null)[],
): Promise<ReadonlyMap<GroupId, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  return new Map((await listOpenGroupNames(work, wanted)).map(({ id, nome }) => [id, nome]))
}
