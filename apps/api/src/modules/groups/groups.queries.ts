import type { GroupPoint } from '@narthex/contract/groups/group.schemas'
import type { GroupRole } from '@narthex/contract/groups/group-words'
import { and, asc, eq, getTableColumns, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/database.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import type { Point } from './grid.rules.ts'
import { distanceFrom, type GroupFilter, ofGroup, open, places } from './group-filter.queries.ts'
import { celula } from './groups.tables.ts'

const { id, nome, resumo, tipo, imagem, diaSemana, horario, frequencia, flagOnline } = celula
const { bairro, cidade, latitude, longitude, flagAceitaSolicitacoes } = celula
const told = {
  ...{
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
  },
  ...{ vagas: places, flagAceitaSolicitacoes },
}

/** Accents and capitals make no difference. */
const byName = [sql`sem_acento(${nome})`, asc(id)]

export interface Page {
  readonly limit: number
  readonly offset: number
}

/** What a group is to a member: their part in it, and for those who lead how many wait for an answer. */
function partOf(memberId: number | undefined) {
  if (memberId === undefined)
    return { papel: sql<GroupRole | null>`null`, solicitacoesPendentes: sql<number | null>`null` }
  const papel = sql<GroupRole | null>`(select m.papel from celula_membro m
    where ${ofGroup('m')} and m.usuario_id = ${memberId})`
  const waiting = sql`(select count(*)::integer from solicitacao_celula s
    where ${ofGroup('s')} and s.situacao = 'PENDENTE')`
  const leads = sql`${papel} in ('LIDER', 'AUXILIAR')`
  return { papel, solicitacoesPendentes: sql<number | null>`case when ${leads} then ${waiting} end` }
}

/** A page of the open groups: nearest to a point first, and those without one last; by name where no point is given. */
export function listGroups(scope: ChurchScope, tx: Tx, filter: GroupFilter, from: Point | undefined, page: Page) {
  const distance = from ? distanceFrom(from) : sql<number | null>`null::float8`
  // Where there is a point, no accent is looked at: that would cost more than all distances.
  const inOrder: SQL[] = from ? [sql`${distance} nulls last`, asc(nome), asc(id)] : byName
  // Only for those of the page is anything counted, however deep it lies.
  const ids = tx
    .select({ id })
    .from(celula)
    .where(open(scope, filter))
    .orderBy(...inOrder)
    .limit(page.limit)
    .offset(page.offset)
  return tx
    .select({ ...told, distanciaKm: distance, ...partOf(filter.ofMember) })
    .from(celula)
    .where(and(eq(celula.igrejaId, scope.igrejaId), inArray(id, ids)))
    .orderBy(...inOrder)
}

export function countGroups(scope: ChurchScope, tx: Tx, filter: GroupFilter): Promise<number> {
  return tx.$count(celula, open(scope, filter))
}

/** Those that have a point, as many as a map bears. */
export async function listPoints(
  scope: ChurchScope,
  tx: Tx,
  filter: GroupFilter,
  limit: number,
): Promise<GroupPoint[]> {
  const rows = await tx
    .select({ id, nome, latitude: sql<number>`${latitude}`, longitude: sql<number>`${longitude}` })
    .from(celula)
    .where(and(open(scope, filter), isNotNull(latitude)))
    .orderBy(asc(id))
    .limit(limit)
  return rows
}

const { dataInicio, duracaoMinutos, descricao } = celula

/** An open group, as everybody may see it. */
export async function findGroup(scope: ChurchScope, tx: Tx, groupId: number) {
  const [found] = await tx
    .select({ ...told, descricao, dataInicio, duracaoMinutos })
    .from(celula)
    .where(and(open(scope, {}), eq(id, groupId)))
  return found
}

export type AgendaRow = Omit<typeof celula.$inferSelect, 'igrejaId'>

const { igrejaId: _, ...agendaColumns } = getTableColumns(celula)

/** Open groups that stand on the church's calendar. */
export function listOnAgenda(scope: ChurchScope, tx: Tx, limit: number): Promise<AgendaRow[]> {
  return tx
    .select(agendaColumns)
    .from(celula)
    .where(and(open(scope, {}), eq(celula.flagNaAgenda, true)))
    .orderBy(asc(id))
    .limit(limit)
}

/** An open group, whether it stands there or not. */
export async function findForAgenda(scope: ChurchScope, tx: Tx, groupId: number): Promise<AgendaRow | undefined> {
  const [found] = await tx
    .select(agendaColumns)
    .from(celula)
    .where(and(open(scope, {}), eq(id, groupId)))
  return found
}
