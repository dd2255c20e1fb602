import type { VideoItem } from '@narthex/contract/media/video.schemas'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { rowOf, rowsOf, type Tx } from '../../../platform/database/database.ts'
import { insertOwn, type OwnRow } from '../../../platform/tenancy/insert-own.ts'
import type { ChurchScope } from '../../../platform/tenancy/scope.ts'
import { video } from './videos.tables.ts'

/** Which of the church's videos a list shows: those that are out by a moment, and of them the ones that fit. */
export interface Wanted {
  readonly now: Date
  /** A sub-query of ids. */
  readonly among?: SQL | undefined
  readonly serie?: string | undefined
  /** The beginning of a language tag. */
  readonly idioma?: string | undefined
}

const item = sql`jsonb_build_object('id', v.id, 'titulo', v.titulo, 'resumo', left(v.descricao, 240), 'imagem', v.imagem,
  'servico', v.servico, 'codigo', v.codigo, 'url', v.url, 'duracaoSegundos', v.duracao_segundos,
  'dataPublicacao', v.data_publicacao, 'serie', v.serie, 'pregador', v.pregador, 'idioma', v.idioma)`

const published = (scope: ChurchScope) => sql`v.igreja_id = ${scope.igrejaId} and v.situacao = 'PUBLICADO'`

function isWanted(scope: ChurchScope, { now, among, serie, idioma }: Wanted): SQL {
  return sql`${published(scope)} and v.data_publicacao <= ${now.toISOString()}::timestamptz
    ${among ? sql`and v.id in ${among}` : sql``} ${serie === undefined ? sql`` : sql`and v.serie = ${serie}`}
    ${idioma === undefined ? sql`` : sql`and v.idioma ilike ${`${idioma}%`}`}`
}

/** The videos that a statement chose as `v`, newest first, as one column. Instants come as PostgreSQL writes them. */
const listOf = (chosen: SQL) => sql<VideoItem[]>`(select coalesce(jsonb_agg(${item}
  order by v.data_publicacao desc, v.id desc), '[]') from (${chosen}) v)`

/** Of the next video that waits for its moment. */
const nextPublication = (scope: ChurchScope, now: Date) => sql`(select min(v.data_publicacao) from video v
  where ${published(scope)} and v.data_publicacao > ${now.toISOString()}::timestamptz)`

interface FoundPage {
  readonly itens: VideoItem[]
  readonly total: number
  readonly proximaPublicacao: string | Date | null
}

/** A page of the church's videos, newest first, and how many there are. The ids come from the index alone, however deep. */
export function findVideoPage(
  scope: ChurchScope,
  tx: Tx,
  wanted: Wanted,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<FoundPage> {
  const where = isWanted(scope, wanted)
  return rowOf<FoundPage>(
    tx,
    sql`select
      ${listOf(sql`select v.* from (select v.id from video v where ${where}
        order by v.data_publicacao desc, v.id desc limit ${limit} offset ${offset}) ids
        join video v on v.igreja_id = ${scope.igrejaId} and v.id = ids.id`)} as itens,
      (select count(*)::int from video v where ${where}) as total,
      ${nextPublication(scope, wanted.now)} as "proximaPublicacao"`,
  )
}

interface FoundSeries {
  readonly nome: string
  readonly total: number
  readonly videos: VideoItem[]
}

/** The series, the one with the newest video first, each with so many of its newest. */
export async function listSeries(
  scope: ChurchScope,
  tx: Tx,
  { now, most, each }: { readonly now: Date; readonly most: number; readonly each: number },
): Promise<FoundSeries[]> {
  const isOut = isWanted(scope, { now })
  return rowsOf<FoundSeries>(
    tx,
    sql`select s.nome, s.total, ${listOf(sql`select v.* from video v where ${isOut} and v.serie = s.nome
        order by v.data_publicacao desc, v.id desc limit ${each}`)} as videos
      from (select v.serie as nome, count(*)::int as total, max(v.data_publicacao) as ultima from video v
        where ${isOut} and v.serie is not null group by v.serie) s
      order by s.ultima desc, s.nome limit ${most}`,
  )
}

/** A video, whether it is out or not. */
export async function findVideo(scope: ChurchScope, tx: Tx, id: number) {
  const [row] = await tx.select().from(video).where(ownVideo(scope, id))
  return row
}

export interface Around {
  readonly following: VideoItem[]
  readonly ofSeries: VideoItem[]
  readonly newest: VideoItem[]
  readonly proximaPublicacao: string | Date | null
}

/** What there is to see after a video: the next of its series, others of it, and the newest of all. */
export function findAround(
  scope: ChurchScope,
  tx: Tx,
  { id, serie, dataPublicacao }: { id: number; serie: string | null; dataPublicacao: Date },
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<Around> {
  const isOut = isWanted(scope, { now })
  const inSeries = serie === null ? sql`false` : sql`v.serie = ${serie}`
  const newestFirst = sql`order by v.data_publicacao desc, v.id desc limit ${most}`
  return rowOf<Around>(
    tx,
    sql`select
      ${listOf(sql`select v.* from video v where ${isOut} and ${inSeries}
        and (v.data_publicacao, v.id) > (${dataPublicacao.toISOString()}::timestamptz, ${id})
        order by v.data_publicacao, v.id limit 1`)} as following,
      ${listOf(sql`select v.* from video v where ${isOut} and ${inSeries} and v.id <> ${id} ${newestFirst}`)} as "ofSeries",
      ${listOf(sql`select v.* from video v where ${isOut} and v.id <> ${id} ${newestFirst}`)} as newest,
      ${nextPublication(scope, now)} as "proximaPublicacao"`,
  )
}

export function insertVideo(scope: ChurchScope, tx: Tx, row: OwnRow<typeof video>): Promise<number> {
  return insertOwn(scope, tx, video, row)
}

/** Whether there was one. */
export async function updateVideo(scope: ChurchScope, tx: Tx, id: number, row: OwnRow<typeof video>): Promise<boolean> {
  const changed = await tx.update(video).set(row).where(ownVideo(scope, id)).returning({ id: video.id })
  return changed.length > 0
}

/** Whether there was one. */
export async function removeVideo(scope: ChurchScope, tx: Tx, id: number): Promise<boolean> {
  const gone = await tx.delete(video).where(ownVideo(scope, id)).returning({ id: video.id })
  return gone.length > 0
}

const ownVideo = (scope: ChurchScope, id: number) => and(eq(video.igrejaId, scope.igrejaId), eq(video.id, id))
