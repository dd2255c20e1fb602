import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { rowOf, type Tx } from '../../platform/database/database.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { oracao, oracaoMotivo } from './prayer.tables.ts'

/** What is on the wall: published, and not on this day or before it. */
export interface OnWall {
  readonly endedOn: string
}

/** The one condition that every reader of the wall asks with; its state is written out, as the index has it. */
export const isOnWall = (scope: ChurchScope, { endedOn }: OnWall): SQL | undefined =>
  and(eq(oracao.igrejaId, scope.igrejaId), sql`${oracao.situacao} = 'PUBLICADA'`, gt(oracao.muralEm, endedOn))

export interface WallFilter extends OnWall {
  readonly motivo?: number | undefined
  readonly respondidas: boolean
}

export interface WallPlace {
  readonly ids: readonly number[]
  readonly total: number
  /** The day of the oldest that is on the wall, if any is. */
  readonly oldest: string | null
}

/**
 * Which prayers a page has. The day on which it begins is found among the counts of days, so that a page far down costs what
 * the first one does, and nothing is counted.
 */
export function findPlace(
  scope: ChurchScope,
  tx: Tx,
  { endedOn, motivo, respondidas }: WallFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<WallPlace> {
  const { igrejaId } = scope
  return rowOf<WallPlace>(
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

/** What a prayer says, and what became of it. */
export const shown = {
  id: oracao.id,
  mensagem: oracao.mensagem,
  imagem: oracao.imagem,
  motivo: { id: oracaoMotivo.id, nome: oracaoMotivo.nome },
  dataCadastro: oracao.dataCadastro,
  flagAnonimo: oracao.flagAnonimo,
  respondidaEm: oracao.respondidaEm,
  testemunho: oracao.testemunho,
}
export const reasonOf = and(eq(oracaoMotivo.igrejaId, oracao.igrejaId), eq(oracaoMotivo.id, oracao.motivoId))

/** These prayers, as far as they are on the wall, newest first. */
export async function listOnWall(scope: ChurchScope, tx: Tx, onWall: OnWall, ids: readonly number[]) {
  if (ids.length === 0) return []
  return tx
    .select({
      ...shown,
      // Of an anonymous prayer nobody's number leaves the database.
      autorId: sql<number | null>`case when not ${oracao.flagAnonimo} then ${oracao.usuarioId} end`,
    })
    .from(oracao)
    .leftJoin(oracaoMotivo, reasonOf)
    .where(and(isOnWall(scope, onWall), inArray(oracao.id, [...ids])))
    .orderBy(sql`${oracao.muralEm} desc`, sql`${oracao.id} desc`)
}

/** How many people prayed: whoever has left the church since is counted without a name. */
export const prayedFor = sql<number>`oracao.orou_sem_nome + (
  select count(*)::int from oracao_orou r where r.igreja_id = oracao.igreja_id and r.oracao_id = oracao.id)`
export const messagesOf = sql<number>`(
  select count(*)::int from oracao_mensagem m
  where m.igreja_id = oracao.igreja_id and m.oracao_id = oracao.id and m.situacao = 'PUBLICADA')`

/** What moves by itself of these prayers, as far as they are on the wall; `member` is 0 for a visitor. */
export async function listSupport(
  scope: ChurchScope,
  tx: Tx,
  onWall: OnWall,
  { ids, member }: { readonly ids: readonly number[]; readonly member: number },
) {
  const jaOrei = sql<boolean>`exists (
    select from oracao_orou r
    where r.igreja_id = oracao.igreja_id and r.oracao_id = oracao.id and r.usuario_id = ${member})`
  return tx
    .select({
      id: oracao.id,
      total: prayedFor,
      mensagens: messagesOf,
      jaOrei,
      flagMinha: sql<boolean>`oracao.usuario_id = ${member}`,
    })
    .from(oracao)
    .where(and(isOnWall(scope, onWall), inArray(oracao.id, [...ids])))
}
