import { and, count, eq, inArray, isNull, max, sql } from 'drizzle-orm'
import { queryRow } from '../../../platform/database/database.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { GroupId, MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { celula, celulaLocal, celulaMembro, celulaSupervisor, solicitacaoCelula } from '../groups.tables.ts'
import { reuniaoCelula } from '../meetings/meetings.tables.ts'

type Ids = readonly GroupId[]

/** Exact places of groups, by their ids. */
export async function findExactPlaces({ church, tx }: ChurchWork, ids: Ids) {
  const { groupId, logradouro, latitude, longitude, link } = celulaLocal
  const rows = await tx
    .select({ groupId, logradouro, latitude, longitude, link })
    .from(celulaLocal)
    .where(and(ofChurch(celulaLocal, church), inArray(groupId, [...ids])))
  return new Map(rows.map(({ groupId, ...place }) => [groupId, place]))
}

/** Numbers of members of groups, by their ids; a group without members is not among them. */
export async function countSeats({ church, tx }: ChurchWork, ids: Ids): Promise<ReadonlyMap<GroupId, number>> {
  const rows = await tx
    .select({ id: celulaMembro.groupId, total: count() })
    .from(celulaMembro)
    .where(and(ofChurch(celulaMembro, church), inArray(celulaMembro.groupId, [...ids])))
    .groupBy(celulaMembro.groupId)
  return new Map(rows.map(({ id, total }) => [id, total]))
}

/** Numbers of join requests that wait, by the ids of the groups. */
export async function countWaiting({ church, tx }: ChurchWork, ids: Ids): Promise<ReadonlyMap<GroupId, number>> {
  const { groupId, situacao } = solicitacaoCelula
  const rows = await tx
    .select({ id: groupId, total: count() })
    .from(solicitacaoCelula)
    .where(and(ofChurch(solicitacaoCelula, church), inArray(groupId, [...ids]), eq(situacao, 'PENDENTE')))
    .groupBy(groupId)
  return new Map(rows.map(({ id, total }) => [id, total]))
}

/** Dates of the last meetings with a record, by the ids of the groups. */
export async function findLastMeetings({ church, tx }: ChurchWork, ids: Ids): Promise<ReadonlyMap<GroupId, string>> {
  const { groupId, data, removidaEm } = reuniaoCelula
  const rows = await tx
    .select({ id: groupId, last: max(data) })
    .from(reuniaoCelula)
    .where(and(ofChurch(reuniaoCelula, church), inArray(groupId, [...ids]), isNull(removidaEm)))
    .groupBy(groupId)
  return new Map(rows.flatMap(({ id, last }) => (last === null ? [] : [[id, last] as const])))
}

/** Supervisors of groups, by the ids of the groups; a group without one is not among them. */
export async function findSupervisors({ church, tx }: ChurchWork, ids: Ids): Promise<ReadonlyMap<GroupId, MemberId>> {
  const { groupId, memberId } = celulaSupervisor
  const rows = await tx
    .select({ groupId, memberId })
    .from(celulaSupervisor)
    .where(and(ofChurch(celulaSupervisor, church), inArray(groupId, [...ids])))
  return new Map(rows.map((row) => [row.groupId, row.memberId]))
}

/** Names the supervisor of a group, or none. */
export async function putSupervisor({ church, tx }: ChurchWork, groupId: GroupId, memberId: MemberId | null) {
  const row = { igrejaId: church.igrejaId, groupId }
  const isOfGroup = and(ofChurch(celulaSupervisor, church), eq(celulaSupervisor.groupId, groupId))
  await tx.delete(celulaSupervisor).where(isOfGroup)
  if (memberId !== null) await tx.insert(celulaSupervisor).values({ ...row, memberId })
}

/** Names of groups, closed ones too, by their ids. */
export async function findGroupNames({ church, tx }: ChurchWork, ids: Ids): Promise<ReadonlyMap<GroupId, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: celula.id, nome: celula.nome })
    .from(celula)
    .where(and(ofChurch(celula, church), inArray(celula.id, [...ids])))
  return new Map(rows.map(({ id, nome }) => [id, nome]))
}

/** Whether a group is another one, or has grown out of it by however many steps. A line that ends in itself ends here, too. */
export async function isBelow({ church, tx }: ChurchWork, id: GroupId, above: GroupId): Promise<boolean> {
  const { igrejaId } = church
  const row = await queryRow<{ isBelow: boolean }>(
    tx,
    sql`with recursive line(id, mae_id) as (
        select c.id, c.mae_id from celula c where c.igreja_id = ${igrejaId} and c.id = ${id}
        union select c.id, c.mae_id from line l join celula c on c.igreja_id = ${igrejaId} and c.id = l.mae_id)
      select exists (select 1 from line where id = ${above}) as "isBelow"`,
  )
  return row.isBelow
}
