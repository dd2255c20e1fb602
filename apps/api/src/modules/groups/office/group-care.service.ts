import { dateAfter, instantAt } from '@narthex/contract/church-time'
import {
  type GroupAlert,
  type GroupCare,
  type GroupHealth,
  type GroupsOverview,
  groupAlerts,
} from '@narthex/contract/groups/group-care.schemas'
import type { PageQuery } from '@narthex/contract/paging'
import { readPage, toPage } from '../../../platform/database/page.ts'
import { notFound } from '../../../platform/errors/domain-error.ts'
import { findLimit } from '../../../platform/http/role-limits.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { GroupId, MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { type Face, findFaces } from '../../members/faces.service.ts'
import { type GroupCall, inGroups } from '../group-access.service.ts'
import { listSeats } from '../group-members.queries.ts'
import { toSeenMember } from '../group-members.service.ts'
import { listShownRequests } from '../join-requests.service.ts'
import { listMeetingDays, pendingDays, toPendingRange } from '../meetings/pending.rules.ts'
import {
  type CareFilter,
  countCared,
  findRecordedDays,
  listAttendance,
  listCared,
  listDaughters,
  listGroupLeaders,
  type OpenGroup,
  sumOpenGroups,
  sumWeeks,
} from './group-care.queries.ts'
import { countSeats, countWaiting, findGroupNames, findSupervisors } from './office-groups.queries.ts'

/** Meetings of a group, and weeks of all groups, that are shown. */
const shownMeetings = 13
/** Most requests that are shown with a group. */
const shownRequests = 100

interface HealthPage {
  readonly itens: GroupHealth[]
  readonly total: number
  readonly page: number
  readonly limit: number
  readonly panorama: GroupsOverview | null
}

/** A page of open groups by name with how they are doing; the first one with sums of all. */
export function listGroupHealth(
  call: MemberCall,
  { alerta, ...query }: PageQuery & { readonly alerta?: GroupAlert | undefined },
): Promise<HealthPage> {
  return inGroups(call, async (call) => {
    const { work, today } = call
    const filter = { today, alerta, limits: findLimit(call.actor, 'groups.read', 'GRUPO') }
    const page = await readPage(query, await countCared(work, filter), (slice) => listCared(work, filter, slice))
    const itens = await describeHealth(call, page.itens)
    return { ...toPage(query, itens, page.total), panorama: query.page === 1 ? await readOverview(work, filter) : null }
  })
}

/** An open group with its people, requests and line. */
export function getGroupCare(call: MemberCall, id: GroupId): Promise<GroupCare> {
  return inGroups(call, async (call) => {
    const { work, today } = call
    const [group] = await listCared(
      work,
      { today, id, limits: findLimit(call.actor, 'groups.read', 'GRUPO') },
      { limit: 1, offset: 0 },
    )
    const [grupo] = group ? await describeHealth(call, [group]) : []
    if (!group || !grupo) throw notFound()
    const seats = await listSeats(work, id)
    const faces = await findFaces(
      work,
      today,
      seats.map(({ memberId }) => memberId),
    )
    const { maeId } = group
    const mae = maeId === null ? undefined : (await findGroupNames(work, [maeId])).get(maeId)
    return {
      grupo,
      mae: maeId === null || mae === undefined ? null : { id: maeId, nome: mae },
      filhas: await listDaughters(work, id),
      pessoas: seats.flatMap((seat) => {
        const face = faces.get(seat.memberId)
        return face ? [toSeenMember(seat, face)] : []
      }),
      solicitacoes: await listShownRequests(call, id, { limit: shownRequests, offset: 0 }),
      diasPendentes: (await findPendingDays(call, [group])).get(id) ?? [],
    }
  })
}

async function describeHealth(call: GroupCall, groups: readonly OpenGroup[]): Promise<GroupHealth[]> {
  const { work, today } = call
  const ids = groups.map(({ id }) => id)
  if (ids.length === 0) return []
  const leaders = Map.groupBy(await listGroupLeaders(work, ids), ({ groupId }) => groupId)
  const named = [...leaders.values()].flat().map(({ memberId }) => memberId)
  const supervisors = await findSupervisors(work, ids)
  const faces = await findFaces(work, today, [...new Set([...named, ...supervisors.values()])])
  const [seats, waiting] = [await countSeats(work, ids), await countWaiting(work, ids)]
  const attendance = Map.groupBy(await listAttendance(work, ids, shownMeetings), ({ id }) => id)
  const pending = await findPendingDays(call, groups)
  return groups.map((group) => {
    const { id, nome, tipo, bairro, capacidade } = group
    const supervisorId = supervisors.get(id)
    const presencas = (attendance.get(id) ?? []).map(({ id: _, ...meeting }) => meeting)
    return {
      id,
      nome,
      tipo,
      bairro,
      capacidade,
      presencas,
      lideres: (leaders.get(id) ?? []).flatMap(({ memberId }) => nameOf(faces, memberId)),
      supervisor: supervisorId ? (nameOf(faces, supervisorId)[0] ?? null) : null,
      membros: seats.get(id) ?? 0,
      pedidos: waiting.get(id) ?? 0,
      ultimoEncontro: presencas.at(-1)?.data ?? null,
      pendentes: pending.get(id)?.length ?? 0,
      alertas: groupAlerts.filter((alert) => group[alert]),
    }
  })
}

const nameOf = (faces: ReadonlyMap<MemberId, Face>, id: MemberId): string[] => {
  const face = faces.get(id)
  return face ? [`${face.nome} ${face.sobrenome}`] : []
}

/** Meeting days of the last weeks without a record, the latest first, by the ids of the groups. */
async function findPendingDays(
  { work, today, timeZone }: GroupCall,
  groups: readonly OpenGroup[],
): Promise<ReadonlyMap<GroupId, string[]>> {
  const range = toPendingRange(today)
  const recorded = await findRecordedDays(
    work,
    groups.map(({ id }) => id),
    range.from,
  )
  return new Map(
    groups.map((group) => {
      const hasBegun = (day: string) => instantAt(day, group.horario, timeZone) <= work.now
      const begun = listMeetingDays(group, range).filter(hasBegun)
      const days = (recorded.get(group.id) ?? []).map(({ data }) => data)
      return [group.id, pendingDays(begun, days)]
    }),
  )
}

async function readOverview(work: ChurchWork, filter: Pick<CareFilter, 'today' | 'limits'>): Promise<GroupsOverview> {
  const { grupos, pessoas, sem_lider, sem_registro, com_pedidos, cheia } = await sumOpenGroups(work, filter)
  const { today, limits } = filter
  const monday = dateAfter(today, -((new Date(today).getUTCDay() + 6) % 7))
  const starts = Array.from({ length: shownMeetings }, (_, at) => dateAfter(monday, (at - shownMeetings + 1) * 7))
  const weeks = await sumWeeks(work, { from: starts[0] ?? monday, to: today, limits })
  const known = new Map(weeks.map((week) => [week.inicio, week]))
  return {
    grupos,
    pessoas,
    alertas: { SEM_LIDER: sem_lider, SEM_REGISTRO: sem_registro, COM_PEDIDOS: com_pedidos, CHEIA: cheia },
    semanas: starts.map((inicio) => known.get(inicio) ?? { inicio, encontros: 0, presentes: 0, visitantes: 0 }),
  }
}
