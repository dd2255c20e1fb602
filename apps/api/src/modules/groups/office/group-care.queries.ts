import { dateAfter } from '@narthex/contract/church-time'
import type { GroupAlert } from '@narthex/contract/groups/group-care.schemas'
import { daysWithoutRecord } from '@narthex/contract/groups/group-care.schemas'
import { and, asc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { queryRows } from '../../../platform/database/database.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import { isOnPage, type Slice } from '../../../platform/database/page.ts'
import type { GroupId, MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { hasRoom, isOpenGroup, joinsGroup } from '../group-filter.queries.ts'
import { type GroupLimits, isInLines, selectLines } from '../group-limits.queries.ts'
import { celula, celulaMembro } from '../groups.tables.ts'
import { reuniaoCelula } from '../meetings/meetings.tables.ts'

const { igrejaId: _, ...columns } = getTableColumns(celula)

const isLed = sql`exists (select 1 from celula_membro m where ${joinsGroup('m')} and m.papel = 'LIDER')`
const isAsked = sql`exists (select 1 from solicitacao_celula s where ${joinsGroup('s')} and s.situacao = 'PENDENTE')`

/** SQL condition of each alert, on a day of the church's calendar. */
function alertConditions(today: string): Readonly<Record<GroupAlert, SQL>> {
  const since = dateAfter(today, -daysWithoutRecord)
  const isRecorded = sql`exists (select 1 from reuniao_celula r where r.igreja_id = celula.igreja_id
    and r.celula_id = celula.id and r.removida_em is null and r.data > ${since}::date)`
  return {
    SEM_LIDER: sql`not ${isLed}`,
    SEM_REGISTRO: sql`celula.data_inicio <= ${since}::date and not ${isRecorded}`,
    COM_PEDIDOS: isAsked,
    CHEIA: sql`celula.capacidade is not null and celula.flag_aceita_solicitacoes and not (${hasRoom})`,
  }
}

export type OpenGroup = Omit<typeof celula.$inferSelect, 'igrejaId'> & Readonly<Record<GroupAlert, boolean>>

/** Which open groups are listed: all, those with an alert, or one. */
export interface CareFilter {
  readonly today: string
  readonly alerta?: GroupAlert | undefined
  readonly id?: GroupId
  /** The groups to which the reader's roles are limited; undefined for all of the church. */
  readonly limits: GroupLimits | undefined
}

const isWanted = ({ church }: ChurchWork, { today, alerta, id, limits }: CareFilter) =>
  and(
    isOpenGroup(church, {}),
    limits && isInLines(limits, church),
    alerta && alertConditions(today)[alerta],
    id === undefined ? undefined : eq(celula.id, id),
  )

export const countCared = (work: ChurchWork, filter: CareFilter): Promise<number> =>
  work.tx.$count(celula, isWanted(work, filter))

/** Open groups by name with their alerts. */
export function listCared(work: ChurchWork, filter: CareFilter, slice: Slice): Promise<OpenGroup[]> {
  const orderBy = [sql`sem_acento(${celula.nome})`, asc(celula.id)]
  const { SEM_LIDER, SEM_REGISTRO, COM_PEDIDOS, CHEIA } = alertConditions(filter.today)
  return work.tx
    .select({
      ...columns,
      SEM_LIDER: sql<boolean>`${SEM_LIDER}`,
      SEM_REGISTRO: sql<boolean>`${SEM_REGISTRO}`,
      COM_PEDIDOS: sql<boolean>`${COM_PEDIDOS}`,
      CHEIA: sql<boolean>`${CHEIA}`,
    })
    .from(celula)
    .where(isOnPage(work, { table: celula, key: celula.id, where: isWanted(work, filter), orderBy }, slice))
    .orderBy(...orderBy)
}

interface OverviewRow extends Readonly<Record<Lowercase<GroupAlert>, number>> {
  readonly grupos: number
  readonly pessoas: number
}

/** Sums of open groups. */
export async function sumOpenGroups(
  { church, tx }: ChurchWork,
  { today, limits }: Pick<CareFilter, 'today' | 'limits'>,
): Promise<OverviewRow> {
  const inLines = (id: SQL) => (limits ? sql`and ${id} in ${selectLines(church, limits)}` : sql``)
  const { SEM_LIDER, SEM_REGISTRO, COM_PEDIDOS, CHEIA } = alertConditions(today)
  const counted = (condition: SQL) => sql`(count(*) filter (where ${condition}))::integer`
  const [row] = await queryRows<OverviewRow>(
    tx,
    sql`select count(*)::integer as grupos, ${counted(SEM_LIDER)} as sem_lider, ${counted(SEM_REGISTRO)} as sem_registro,
      ${counted(COM_PEDIDOS)} as com_pedidos, ${counted(CHEIA)} as cheia,
      (select count(distinct m.usuario_id)::integer from celula_membro m join celula c
        on c.igreja_id = m.igreja_id and c.id = m.celula_id
        where m.igreja_id = ${church.igrejaId} and c.flag_ativa ${inLines(sql`c.id`)}) as pessoas
      from celula where igreja_id = ${church.igrejaId} and flag_ativa ${inLines(sql`celula.id`)}`,
  )
  if (!row) throw new Error('A count gave no row')
  return row
}

/** The people present at a meeting, those who have left since among them. */
const present = sql`(select count(*)::integer from reuniao_presenca p where p.igreja_id = r.igreja_id
  and p.celula_id = r.celula_id and p.reuniao_id = r.id and p.flag_presente)`
const held = sql`r.removida_em is null and r.flag_realizada`

/** Attendance of groups by week since a Monday; a week without a meeting is not among them. */
export function sumWeeks(
  { church, tx }: ChurchWork,
  { from, to, limits }: { readonly from: string; readonly to: string } & Pick<CareFilter, 'limits'>,
) {
  const inLines = limits ? sql`and r.celula_id in ${selectLines(church, limits)}` : sql``
  return queryRows<{ inicio: string; encontros: number; presentes: number; visitantes: number }>(
    tx,
    sql`select date_trunc('week', r.data)::date::text as inicio, count(*)::integer as encontros,
      sum(${present})::integer as presentes, sum(jsonb_array_length(r.visitantes))::integer as visitantes
      from reuniao_celula r where r.igreja_id = ${church.igrejaId} and ${held}
      and r.data >= ${from}::date and r.data <= ${to}::date ${inLines} group by 1 order by 1`,
  )
}

/** Attendance of the last meetings of groups that were held, the oldest first. */
export function listAttendance({ church, tx }: ChurchWork, ids: readonly GroupId[], meetings: number) {
  return queryRows<{ id: GroupId; data: string; presentes: number; visitantes: number }>(
    tx,
    sql`select r.celula_id as id, r.data::text, ${present} as presentes, jsonb_array_length(r.visitantes) as visitantes
      from unnest(${sql.param([...ids])}::integer[]) wanted(id) cross join lateral (
        select * from reuniao_celula r where r.igreja_id = ${church.igrejaId} and r.celula_id = wanted.id and ${held}
        order by r.data desc, r.id limit ${meetings}) r
      order by r.data, r.id`,
  )
}

/** Days with a record since a day, by the ids of the groups. */
export async function findRecordedDays({ church, tx }: ChurchWork, ids: readonly GroupId[], from: string) {
  const { groupId, data, removidaEm } = reuniaoCelula
  const rows = await tx
    .select({ id: groupId, data })
    .from(reuniaoCelula)
    .where(
      and(
        ofChurch(reuniaoCelula, church),
        inArray(groupId, [...ids]),
        isNull(removidaEm),
        sql`${data} >= ${from}::date`,
      ),
    )
  return Map.groupBy(rows, ({ id }) => id)
}

/** Leaders of groups by time of joining. */
export function listGroupLeaders({ church, tx }: ChurchWork, ids: readonly GroupId[]) {
  const { groupId, memberId, papel, desde } = celulaMembro
  return tx
    .select({ groupId, memberId })
    .from(celulaMembro)
    .where(and(ofChurch(celulaMembro, church), inArray(groupId, [...ids]), eq(papel, 'LIDER')))
    .orderBy(asc(desde), asc(memberId))
}

/** Groups, closed ones too, that have grown out of one. */
export function listDaughters({ church, tx }: ChurchWork, maeId: GroupId) {
  return tx
    .select({ id: celula.id, nome: celula.nome })
    .from(celula)
    .where(and(ofChurch(celula, church), eq(celula.maeId, maeId)))
    .orderBy(sql`sem_acento(${celula.nome})`, asc(celula.id))
}

/** Takes members out of a group; gives those who were in it. */
export async function removeSeats({ church, tx }: ChurchWork, groupId: GroupId, memberIds: readonly MemberId[]) {
  return tx
    .delete(celulaMembro)
    .where(
      and(
        ofChurch(celulaMembro, church),
        eq(celulaMembro.groupId, groupId),
        inArray(celulaMembro.memberId, [...memberIds]),
      ),
    )
    .returning({ memberId: celulaMembro.memberId, flagTelefone: celulaMembro.flagTelefone })
}
