import { dateIn, wallClock } from '@narthex/contract/church-time'
import type { Group, GroupPoint, GroupSummary } from '@narthex/contract/groups/group.schemas'
import { groupsOnMap } from '@narthex/contract/limits'
import type { Tx } from '../../platform/database/database.ts'
import { notFound } from '../../platform/http/domain-error.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { type Frame, frameOf, hasModule } from '../churches/churches.service.ts'
import { idsWithWords } from '../search/search-index.service.ts'
import { facesOf } from '../users/faces.service.ts'
import type { Point } from './grid.rules.ts'
import type { GroupFilter } from './group-filter.queries.ts'
import { countGroupsByEach, summariseGroups } from './group-index.queries.ts'
import { listSeats } from './group-members.queries.ts'
import { countGroups, findGroup, listGroups, listPoints } from './groups.queries.ts'
import { type Meetings, nextMeeting } from './meetings.rules.ts'

/** What is looked for: a filter, words, and a point from which the nearest come first. */
export interface GroupSearch extends Omit<GroupFilter, 'among' | 'within'> {
  readonly q?: string | undefined
  readonly from?: Point | undefined
  /** No farther from the point than this. */
  readonly km?: number | undefined
}

export interface Paged {
  readonly page: number
  readonly limit: number
}

export const hasGroups = (frame: Frame) => hasModule(frame, 'MOD_CELULA')

/** A page of the church's open groups, nothing where it lacks MOD_CELULA; beyond the end it is empty. */
export async function pageOfGroups(
  platform: Platform,
  scope: ChurchScope,
  search: GroupSearch,
  { page, limit }: Paged,
): Promise<{ itens: GroupSummary[]; total: number; page: number; limit: number }> {
  if (!hasGroups(await frameOf(platform, scope))) return { itens: [], total: 0, page, limit }
  const filter = filterOf(scope, search)
  return platform.database.inScope(scope, async (tx) => {
    const total = await countGroups(scope, tx, filter)
    const offset = (page - 1) * limit
    const rows = offset < total ? await listGroups(scope, tx, filter, search.from, { limit, offset }) : []
    const itens = rows.map((row) => ({ ...row, distanciaKm: row.distanciaKm && Number(row.distanciaKm.toFixed(2)) }))
    return { itens, total, page, limit }
  })
}

/** The same groups as points of a map, those that have one: the first 2,000, and how many there are. */
export async function pointsOfGroups(
  platform: Platform,
  scope: ChurchScope,
  search: GroupSearch,
): Promise<{ pontos: GroupPoint[]; total: number }> {
  if (!hasGroups(await frameOf(platform, scope))) return { pontos: [], total: 0 }
  const filter = filterOf(scope, search)
  return platform.database.inScope(scope, async (tx) => {
    const pontos = await listPoints(scope, tx, filter, groupsOnMap)
    return { pontos, total: pontos.length < groupsOnMap ? pontos.length : await countGroups(scope, tx, filter) }
  })
}

function filterOf(scope: ChurchScope, { q, from, km, ...filter }: GroupSearch): GroupFilter {
  return {
    ...filter,
    among: q?.trim() ? idsWithWords(scope, 'CELULA', q) : undefined,
    within: from && km !== undefined ? { from, km } : undefined,
  }
}

/** By what the church's groups can be narrowed, and where they are; nothing where it lacks MOD_CELULA. */
export async function groupIndex(platform: Platform, scope: ChurchScope) {
  const nothing = { total: 0, online: 0, vagas: 0, caixa: null, tipos: [], bairros: [], dias: [], periodos: [] }
  if (!hasGroups(await frameOf(platform, scope))) return nothing
  return platform.database.inScope(scope, async (tx) => {
    const { sul, oeste, norte, leste, ...sums } = await summariseGroups(scope, tx)
    const isSomewhere = sul !== null && oeste !== null && norte !== null && leste !== null
    return {
      ...sums,
      caixa: isSomewhere ? { sul, oeste, norte, leste } : null,
      ...(await countGroupsByEach(scope, tx)),
    }
  })
}

/** A group as everybody may see it. Throws NOT_FOUND, also where the church lacks MOD_CELULA. */
export async function getGroup(platform: Platform, scope: ChurchScope, id: number): Promise<Group> {
  const frame = await frameOf(platform, scope)
  const { fusoHorario } = frame.church
  const now = platform.clock()
  return platform.database.inScope(scope, async (tx) => {
    const { dataInicio, ...group } = await requireGroup(scope, tx, frame, id)
    const lideres = await leadersOf(scope, tx, dateIn(fusoHorario, now), id)
    return {
      ...group,
      lideres: lideres.map(({ nome, imagem }) => ({ nome, imagem })),
      ...comingMeeting({ ...group, dataInicio }, now, fusoHorario),
    }
  })
}

/** An open group of a church that has groups, within a transaction that sees its rows. Throws NOT_FOUND. */
export async function requireGroup(scope: ChurchScope, tx: Tx, frame: Frame, id: number) {
  const group = hasGroups(frame) ? await findGroup(scope, tx, id) : undefined
  if (!group) throw notFound()
  return group
}

/** Who leads a group, longest first; never a minor on this day of the church's. */
export async function leadersOf(scope: ChurchScope, tx: Tx, today: string, id: number) {
  const seats = await listSeats(scope, tx, id, ['LIDER'])
  const faces = await facesOf(
    scope,
    tx,
    today,
    seats.map(({ usuarioId }) => usuarioId),
  )
  return seats.flatMap(({ usuarioId, flagTelefone, papel }) => {
    const face = faces.get(usuarioId)
    return face && !face.isMinor ? [{ ...face, flagTelefone, papel }] : []
  })
}

function comingMeeting(
  meetings: Meetings,
  now: Date,
  timeZone: string,
): Pick<Group, 'proximoEncontro' | 'proximaMudanca'> {
  const { inicio, fim } = nextMeeting(meetings, now, timeZone)
  const proximaMudanca = fim.toISOString()
  const inicioLocal = wallClock(inicio, timeZone).slice(0, 16)
  return { proximoEncontro: { inicio: inicio.toISOString(), fim: proximaMudanca, inicioLocal }, proximaMudanca }
}
