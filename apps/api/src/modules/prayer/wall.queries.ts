import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { queryRow } from '../../platform/database/database.ts'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { MemberId, PrayerId } from '../../platform/ids.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { oracao, oracaoMotivo } from './prayer.tables.ts'

/** Filter of the prayers on the wall: published after this day. */
export interface OnWall {
  readonly endedOn: string
}

/** Condition shared by every read of the wall. The state is a literal so that the partial index applies. */
export const isOnWall = (scope: ChurchScope, { endedOn }: OnWall): SQL | undefined =>
  and(ofChurch(oracao, scope), sql`${oracao.situacao} = 'PUBLICADA'`, gt(oracao.muralEm, endedOn))

export interface WallFilter extends OnWall {
  readonly motivo?: number | undefined
  readonly respondidas: boolean
}

export interface WallPlace {
  readonly ids: readonly PrayerId[]
  readonly total: number
  /** Day of the oldest prayer on the wall, if there is one. */
  readonly oldest: string | null
}

/**
 * Ids of one page. The first day of the page comes from the per-day counts, so that a deep page costs as much as the
 * first one and no rows are counted.
 */
export function findPlace(
  { church, tx }: ChurchWork,
  { endedOn, motivo, respondidas }: WallFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<WallPlace> {
  const { igrejaId } = church
  return queryRow<WallPlace>(
    tx,
    sql`with dias as materialized (
        select mural_em, sum(total)::int as total, (sum(sum(total)) over (order by mural_em desc))::int as ate
        from oracao_por_dia
        where igreja_id = ${igrejaId} and mural_em > ${endedOn}::date
          ${motivo === undefined ? sql`` : sql`and motivo_id = ${motivo}`} ${respondidas ? sql`and flag_respondida` : sql``}
        group by mural_em having sum(total) > 0),
      inicio as materialized (
        select mural_em, ${offset} - (ate - total) as salto from dias where ate > ${offset} order by mural_em desc limit 1)
      select coalesce((select json_agg(id) from (
          select id from oracao
          where igreja_id = ${igrejaId} and situacao = 'PUBLICADA' and mural_em > ${endedOn}::date
            and mural_em <= (select mural_em from inicio)
            ${motivo === undefined ? sql`` : sql`and motivo_id = ${motivo}`}
            ${respondidas ? sql`and respondida_em is not null` : sql``}
          order by mural_em desc, id desc limit ${limit} offset (select salto from inicio)) pagina), '[]') as ids,
        coalesce((select max(ate) from dias), 0) as total,
        to_json((select min(mural_em) from dias)) as oldest`,
  )
}

/** Columns of a prayer with its answer. */
export const prayerColumns = {
  id: oracao.id,
  mensagem: oracao.mensagem,
  imagem: oracao.imagem,
  motivo: { id: oracaoMotivo.id, nome: oracaoMotivo.nome },
  dataCadastro: oracao.dataCadastro,
  flagAnonimo: oracao.flagAnonimo,
  respondidaEm: oracao.respondidaEm,
  testemunho: oracao.testemunho,
}
export const isItsReason = and(eq(oracaoMotivo.igrejaId, oracao.igrejaId), eq(oracaoMotivo.id, oracao.motivoId))

/** The given prayers that are on the wall, newest first. */
export async function listOnWall({ church, tx }: ChurchWork, onWall: OnWall, ids: readonly PrayerId[]) {
  if (ids.length === 0) return []
  return tx
    .select({
      ...prayerColumns,
      // The author id of an anonymous prayer never leaves the database.
      autorId: sql<MemberId | null>`case when not ${oracao.flagAnonimo} then ${oracao.memberId} end`,
    })
    .from(oracao)
    .leftJoin(oracaoMotivo, isItsReason)
    .where(and(isOnWall(church, onWall), inArray(oracao.id, [...ids])))
    .orderBy(sql`${oracao.muralEm} desc`, sql`${oracao.id} desc`)
}

/** Number of people who prayed. Members who left the church are part of a nameless count. */
export const prayedCount = sql<number>`oracao.orou_sem_nome + (
  select count(*)::int from oracao_orou r where r.igreja_id = oracao.igreja_id and r.oracao_id = oracao.id)`
export const messageCount = sql<number>`(
  select count(*)::int from oracao_mensagem m
  where m.igreja_id = oracao.igreja_id and m.oracao_id = oracao.id and m.situacao = 'PUBLICADA')`

/** Counts of the given prayers that are on the wall; `member` is undefined for a visitor. */
export async function listSupport(
  { church, tx }: ChurchWork,
  onWall: OnWall,
  { ids, member }: { readonly ids: readonly PrayerId[]; readonly member: MemberId | undefined },
) {
  // No member has this id.
  const reader = member ?? 0
  const jaOrei = sql<boolean>`exists (
    select from oracao_orou r
    where r.igreja_id = oracao.igreja_id and r.oracao_id = oracao.id and r.usuario_id = ${reader})`
  return tx
    .select({
      id: oracao.id,
      total: prayedCount,
      mensagens: messageCount,
      jaOrei,
      flagMinha: sql<boolean>`oracao.usuario_id = ${reader}`,
    })
    .from(oracao)
    .where(and(isOnWall(church, onWall), inArray(oracao.id, [...ids])))
}
