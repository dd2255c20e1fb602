import type { VideoItem } from '@narthex/contract/media/video.schemas'
import { and, desc, eq, getTableColumns, ilike, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { queryRow, queryRows } from '../../../platform/database/database.ts'
import { isAmong } from '../../../platform/database/is-among.ts'
import { jsonListFrom, jsonRow } from '../../../platform/database/json-row.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { Slice } from '../../../platform/database/page.ts'
import { isPublished, nextPublication } from '../../../platform/database/published.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { video } from './videos.tables.ts'

/** Filter for videos published at `now`. */
export interface Wanted {
  readonly now: Date
  /** A subquery of ids. */
  readonly among?: SQL | undefined
  readonly serie?: string | undefined
  /** Prefix of a language tag. */
  readonly idioma?: string | undefined
}

const v = alias(video, 'v')

const item: SQL<VideoItem> = jsonRow({
  id: v.id,
  titulo: v.titulo,
  resumo: sql<string | null>`left(${v.descricao}, 240)`,
  imagem: v.imagem,
  servico: v.servico,
  codigo: v.codigo,
  url: v.url,
  duracaoSegundos: v.duracaoSegundos,
  dataPublicacao: v.dataPublicacao,
  serie: v.serie,
  pregador: v.pregador,
  idioma: v.idioma,
})

const isWanted = (scope: ChurchScope, { now, among, serie, idioma }: Wanted): SQL | undefined =>
  and(
    ofChurch(v, scope),
    isPublished(v, now),
    isNull(v.removidoEm),
    among && isAmong(v.id, among),
    serie === undefined ? undefined : eq(v.serie, serie),
    idioma === undefined ? undefined : ilike(v.idioma, `${idioma}%`),
  )

/** The videos `v` of a subquery as one JSON column, newest first. */
const toJsonList = (chosen: SQL) =>
  jsonListFrom(sql`(${chosen}) v`, { row: item, orderBy: [desc(v.dataPublicacao), desc(v.id)] })

interface FoundPage {
  readonly itens: VideoItem[]
  readonly total: number
  readonly proximaPublicacao: string | null
}

/** Finds one page of videos, newest first, with the total. The subquery skips to the page in the index alone. */
export function findVideoPage(
  { church, tx }: ChurchWork,
  wanted: Wanted,
  { limit, offset }: Slice,
): Promise<FoundPage> {
  const where = isWanted(church, wanted)
  return queryRow<FoundPage>(
    tx,
    sql`select
      ${toJsonList(sql`select v.* from (select v.id from video v where ${where}
        order by v.data_publicacao desc, v.id desc limit ${limit} offset ${offset}) ids
        join video v on v.igreja_id = ${church.igrejaId} and v.id = ids.id`)} as itens,
      (select count(*)::int from video v where ${where}) as total,
      ${nextPublication(video, church, wanted.now, isNull(video.removidoEm))} as "proximaPublicacao"`,
  )
}

interface FoundSeries {
  readonly nome: string
  readonly total: number
  readonly videos: VideoItem[]
}

/** Lists series, the one with the newest video first, each with its newest videos. */
export async function listSeries(
  { church, tx }: ChurchWork,
  {
    now,
    maxSeries,
    videosPerSeries,
  }: { readonly now: Date; readonly maxSeries: number; readonly videosPerSeries: number },
): Promise<FoundSeries[]> {
  const isShown = isWanted(church, { now })
  return queryRows<FoundSeries>(
    tx,
    sql`select s.nome, s.total, ${toJsonList(sql`select v.* from video v where ${isShown} and v.serie = s.nome
        order by v.data_publicacao desc, v.id desc limit ${videosPerSeries}`)} as videos
      from (select v.serie as nome, count(*)::int as total, max(v.data_publicacao) as ultima from video v
        where ${isShown} and v.serie is not null group by v.serie) s
      order by s.ultima desc, s.nome limit ${maxSeries}`,
  )
}

/** Finds a video, published at `now` or not. */
export async function findVideo({ church, tx }: ChurchWork, id: number, now: Date) {
  const [found] = await tx
    .select({ row: getTableColumns(video), isPublished: isPublished(video, now) })
    .from(video)
    .where(ownVideo(church, id))
  return found
}

export interface Around {
  readonly following: VideoItem[]
  readonly ofSeries: VideoItem[]
  readonly newest: VideoItem[]
  readonly proximaPublicacao: string | null
}

/** Finds what to watch next: the following video of the series, others of the series, and the newest of all. */
export function findAround(
  { church, tx }: ChurchWork,
  { id, serie, dataPublicacao }: { id: number; serie: string | null; dataPublicacao: Date },
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<Around> {
  const isShown = isWanted(church, { now })
  const inSeries = serie === null ? sql`false` : sql`v.serie = ${serie}`
  const newestFirst = sql`order by v.data_publicacao desc, v.id desc limit ${limit}`
  return queryRow<Around>(
    tx,
    sql`select
      ${toJsonList(sql`select v.* from video v where ${isShown} and ${inSeries}
        and (v.data_publicacao, v.id) > (${dataPublicacao.toISOString()}::timestamptz, ${id})
        order by v.data_publicacao, v.id limit 1`)} as following,
      ${toJsonList(sql`select v.* from video v where ${isShown} and ${inSeries} and v.id <> ${id} ${newestFirst}`)} as "ofSeries",
      ${toJsonList(sql`select v.* from video v where ${isShown} and v.id <> ${id} ${newestFirst}`)} as newest,
      ${nextPublication(video, church, now, isNull(video.removidoEm))} as "proximaPublicacao"`,
  )
}

const ownVideo = (scope: ChurchScope, id: number) =>
  and(ofChurch(video, scope), eq(video.id, id), isNull(video.removidoEm))
