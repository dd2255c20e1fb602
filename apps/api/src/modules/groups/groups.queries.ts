import type { GroupPoint } from '@narthex/contract/groups/group.schemas'
import type { GroupRole } from '@narthex/contract/groups/group-words'
import { and, asc, eq, getTableColumns, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { isOnPage, type Slice } from '../../platform/database/page.ts'
import type { GroupId, MemberId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { Point } from './grid.rules.ts'
import { distanceFrom, type GroupFilter, isOpenGroup, joinsGroup, places } from './group-filter.queries.ts'
import { celula } from './groups.tables.ts'

const { id, nome, resumo, tipo, imagem, diaSemana, horario, frequencia, flagOnline } = celula
const { bairro, cidade, latitude, longitude, flagAceitaSolicitacoes } = celula
const summaryColumns = {
  id,
  nome,
  resumo,
  tipo,
  imagem,
  diaSemana,
  horario,
  frequencia,
  flagOnline,
  bairro,
  cidade,
  latitude,
  longitude,
  vagas: places,
  flagAceitaSolicitacoes,
}

/** Ignores accents and case. */
const byName = [sql`sem_acento(${nome})`, asc(id)]

/** The member's role in each group, and for leaders the number of pending requests. */
function toRoleColumns(memberId: MemberId | undefined) {
  if (memberId === undefined)
    return { papel: sql<GroupRole | null>`null`, solicitacoesPendentes: sql<number | null>`null` }
  const papel = sql<GroupRole | null>`(select m.papel from celula_membro m
    where ${joinsGroup('m')} and m.usuario_id = ${memberId})`
  const waiting = sql`(select count(*)::integer from solicitacao_celula s
    where ${joinsGroup('s')} and s.situacao = 'PENDENTE')`
  const leads = sql`${papel} in ('LIDER', 'AUXILIAR')`
  return { papel, solicitacoesPendentes: sql<number | null>`case when ${leads} then ${waiting} end` }
}

/** A page of open groups: by distance when a point is given (groups without a point last), else by name. */
export function listGroups(work: ChurchWork, filter: GroupFilter, from: Point | undefined, slice: Slice) {
  const distance = from ? distanceFrom(from) : sql<number | null>`null::float8`
  // Plain name order here: ignoring accents would cost more than all distances.
  const orderBy: SQL[] = from ? [sql`${distance} nulls last`, asc(nome), asc(id)] : byName
  // Ids first, so that the counts are computed for one page only, however deep it is.
  const wanted = { table: celula, key: id, where: isOpenGroup(work.church, filter), orderBy }
  return work.tx
    .select({ ...summaryColumns, distanciaKm: distance, ...toRoleColumns(filter.ofMember) })
    .from(celula)
    .where(isOnPage(work, wanted, slice))
    .orderBy(...orderBy)
}

export function countGroups({ church, tx }: ChurchWork, filter: GroupFilter): Promise<number> {
  return tx.$count(celula, isOpenGroup(church, filter))
}

/** Groups that have a point. */
export async function listPoints(
  { church, tx }: ChurchWork,
  filter: GroupFilter,
  limit: number,
): Promise<GroupPoint[]> {
  const rows = await tx
    .select({ id, nome, latitude: sql<number>`${latitude}`, longitude: sql<number>`${longitude}` })
    .from(celula)
    .where(and(isOpenGroup(church, filter), isNotNull(latitude)))
    .orderBy(asc(id))
    .limit(limit)
  return rows
}

const { dataInicio, duracaoMinutos, descricao } = celula

/** Open groups of a member with the times of their meetings. */
export function listGroupsOfMember({ church, tx }: ChurchWork, memberId: MemberId, limit: number) {
  const { papel, solicitacoesPendentes } = toRoleColumns(memberId)
  return tx
    .select({
      id,
      nome,
      imagem,
      flagOnline,
      bairro,
      solicitacoesPendentes,
      dataInicio,
      horario,
      duracaoMinutos,
      frequencia,
      // Never null: the member is in each of them.
      papel: sql<GroupRole>`${papel}`,
    })
    .from(celula)
    .where(isOpenGroup(church, { ofMember: memberId }))
    .orderBy(...byName)
    .limit(limit)
}

/** Public columns of an open group. */
export async function findGroup({ church, tx }: ChurchWork, groupId: GroupId) {
  const [found] = await tx
    .select({ ...summaryColumns, descricao, dataInicio, duracaoMinutos })
    .from(celula)
    .where(and(isOpenGroup(church, {}), eq(id, groupId)))
  return found
}

export type AgendaRow = Omit<typeof celula.$inferSelect, 'igrejaId'>

const { igrejaId: _, ...agendaColumns } = getTableColumns(celula)

/** Open groups on the church's calendar. */
export function listOnAgenda({ church, tx }: ChurchWork, limit: number): Promise<AgendaRow[]> {
  return tx
    .select(agendaColumns)
    .from(celula)
    .where(and(isOpenGroup(church, {}), eq(celula.flagNaAgenda, true)))
    .orderBy(asc(id))
    .limit(limit)
}

/** An open group, on the calendar or not. */
export async function findForAgenda({ church, tx }: ChurchWork, groupId: GroupId): Promise<AgendaRow | undefined> {
  const [found] = await tx
    .select(agendaColumns)
    .from(celula)
    .where(and(isOpenGroup(church, {}), eq(id, groupId)))
  return found
}

/** Names of those groups that are open. */
export function listOpenGroupNames({ church, tx }: ChurchWork, ids: readonly GroupId[]) {
  return tx
    .select({ id, nome })
    .from(celula)
    .where(and(isOpenGroup(church, {}), inArray(id, [...ids])))
}
