import type { Title, TitleItem } from '@narthex/contract/play/play.schemas'
import type { TitleKind } from '@narthex/contract/play/play-values'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { queryRow, queryRows } from '../../../platform/database/database.ts'
import { isAmong, isAmongFew } from '../../../platform/database/is-among.ts'
import { jsonListFrom, jsonRow } from '../../../platform/database/json-row.ts'
import type { Slice } from '../../../platform/database/page.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { churchCurrency } from '../../payments/methods/settings.columns.ts'
import { playTag } from '../play.tables.ts'
import type { Sight } from './sight.queries.ts'
import {
  commonColumns,
  isShown,
  nextChange,
  placeInCollection,
  t,
  titleItem,
  titleList,
} from './title-columns.queries.ts'

export type TitleOrder = 'RECENTES' | 'MAIS_VISTOS' | 'COLETANEA'

export interface WantedTitles {
  readonly featured: boolean
  readonly tag?: number | undefined
  readonly collection?: number | undefined
  readonly kind?: TitleKind | undefined
  /** A sub-query of ids. */
  readonly among?: SQL | undefined
  readonly order: TitleOrder
}

const ofTag = (church: ChurchScope, tag: number) =>
  sql`(select ct.conteudo_id from play_conteudo_tag ct where ct.igreja_id = ${church.igrejaId} and ct.tag_id = ${tag})`

function isWanted(sight: Sight, { featured, tag, collection, kind, among }: WantedTitles) {
  return and(
    isShown(sight),
    featured ? eq(t.flagDestaque, true) : undefined,
    tag === undefined ? undefined : isAmong(t.id, ofTag(sight.church, tag)),
    collection === undefined ? undefined : eq(t.coletaneaId, collection),
    kind && eq(t.tipo, kind),
    among && isAmong(t.id, among),
  )
}

const newestFirst = [desc(t.dataPublicacao), desc(t.id)] as const
const orders: Readonly<Record<TitleOrder, readonly (SQL | typeof t.id)[]>> = {
  RECENTES: newestFirst,
  MAIS_VISTOS: [sql`coalesce(s.inicios, 0) desc`, ...newestFirst],
  COLETANEA: placeInCollection,
}

/** How often each title was begun on the 30 days before today: today's plays would change a page that is kept. */
function plays(church: ChurchScope, now: Date): SQL {
  const today = sql`(${now.toISOString()}::timestamptz at time zone 'UTC')::date`
  return sql`left join (
    select e.conteudo_id, sum(e.inicios) as inicios from play_estatistica e
    where e.igreja_id = ${church.igrejaId} and e.dia < ${today} and e.dia >= ${today} - 30
    group by e.conteudo_id) s on s.conteudo_id = t.id`
}

interface FoundTitles {
  readonly itens: TitleItem[]
  readonly total: number
  readonly proximaPublicacao: string | null
}

/** Finds one page of titles with the total. */
export function findTitlePage(
  { church, tx }: ChurchWork,
  sight: Sight,
  wanted: WantedTitles,
  slice: Slice,
): Promise<FoundTitles> {
  const { now } = sight
  const where = isWanted(sight, wanted)
  const order = sql.join([...orders[wanted.order]], sql`, `)
  const places = sql`select t.id, row_number() over (order by ${order}) as place from play_conteudo t
    ${wanted.order === 'MAIS_VISTOS' ? plays(church, now) : sql``} where ${where}`
  const { ids, total, before } = wanted.among ? foundOnce(places, slice) : skippedTo(places, { order, where, ...slice })
  const page = sql`select t.*, ids.place from (${ids}) ids
    join play_conteudo t on t.igreja_id = ${church.igrejaId} and t.id = ids.id`
  return queryRow<FoundTitles>(
    tx,
    sql`${before} select ${titleList(page, now, [sql`t.place`])} as itens, ${total} as total,
      ${nextChange(church, now)} as "proximaPublicacao"`,
  )
}

/** A search runs once, for its page and its total together. */
function foundOnce(places: SQL, { limit, offset }: Slice) {
  return {
    before: sql`with found as materialized (${places})`,
    ids: sql`select f.id, f.place from found f where f.place > ${offset} and f.place <= ${offset + limit}`,
    total: sql`(select count(*)::int from found)`,
  }
}

/** Reads a page without a search: it is skipped to in an index alone, and the rows before it are not read. */
function skippedTo(
  places: SQL,
  { order, where, limit, offset }: Slice & { readonly order: SQL; readonly where: SQL | undefined },
) {
  return {
    before: sql``,
    ids: sql`${places} order by ${order} limit ${limit} offset ${offset}`,
    total: sql`(select count(*)::int from play_conteudo t where ${where})`,
  }
}

const g = alias(playTag, 'g')
const tagsOfTitle = (church: ChurchScope) =>
  sql`play_conteudo_tag ct join play_tag g on g.igreja_id = ct.igreja_id and g.id = ct.tag_id
    where ct.igreja_id = ${church.igrejaId} and ct.conteudo_id = t.id`

const fullTitle = (church: ChurchScope, now: Date): SQL<Title> =>
  jsonRow({
    ...commonColumns(now),
    descricao: t.descricao,
    notaIdade: t.notaIdade,
    palestrantes: t.palestrantes,
    capitulos: t.capitulos,
    idiomasLegendas: sql<string[]>`jsonb_path_query_array(${t.legendas}, '$[*].idioma')`,
    anexos: sql<string[]>`jsonb_path_query_array(${t.anexos}, '$[*].nome')`,
    servico: t.servico,
    flagPrevia: sql<boolean>`${t.previaMidiaId} is not null`,
    moeda: churchCurrency(church),
    precoAluguel: t.precoAluguel,
    horasAluguel: t.horasAluguel,
    precoCompra: t.precoCompra,
    tags: jsonListFrom(tagsOfTitle(church), {
      row: jsonRow({ id: g.id, nome: g.nome }),
      orderBy: [g.ordem, g.id],
    }),
  })

/** A title that the viewer sees. */
export async function findTitle({ church, tx }: ChurchWork, sight: Sight, id: number): Promise<Title | undefined> {
  const [found] = await queryRows<{ conteudo: Title }>(
    tx,
    sql`select ${fullTitle(church, sight.now)} as conteudo from play_conteudo t
      where ${isShown(sight)} and ${eq(t.id, id)}`,
  )
  return found?.conteudo
}

/** Titles by their ids, those that the viewer sees; in no order. */
export async function listTitlesByIds({ tx }: ChurchWork, sight: Sight, ids: readonly number[]): Promise<TitleItem[]> {
  if (ids.length === 0) return []
  const rows = await queryRows<{ item: TitleItem }>(
    tx,
    sql`select ${titleItem(sight.now)} as item from play_conteudo t
      where ${isShown(sight)} and t.id = any(${sql.param([...ids])}::integer[])`,
  )
  return rows.map(({ item }) => item)
}

/** The titles that follow one in its collection, and open before others, the nearest first. */
const following = (sight: Sight, id: number): SQL => sql`select t.* from play_conteudo t
  join play_conteudo o on o.igreja_id = t.igreja_id and o.coletanea_id = t.coletanea_id
    and o.igreja_id = ${sight.church.igrejaId} and o.id = ${id}
  where ${isShown(sight)} and (${sql.join([...placeInCollection], sql`, `)})
    > (coalesce(o.temporada, 2147483647), coalesce(o.numero, 2147483647), o.id)
  order by ${sql.join([...placeInCollection], sql`, `)} limit 1`

/** Finds the title that follows another in its collection, as far as the viewer sees it. */
export async function findNextTitle({ tx }: ChurchWork, sight: Sight, id: number): Promise<TitleItem | null> {
  const { itens } = await queryRow<{ itens: TitleItem[] }>(
    tx,
    sql`select ${titleList(following(sight, id), sight.now, [t.id])} as itens`,
  )
  return itens[0] ?? null
}

export interface AroundTitle {
  readonly following: TitleItem[]
  readonly similar: TitleItem[]
  readonly newest: TitleItem[]
  readonly proximaPublicacao: string | null
}

/** Finds the titles shown with a title: the next of its collection, others that share its shelves, and the newest. */
export function findAroundTitle(
  { church, tx }: ChurchWork,
  sight: Sight,
  { id, tags }: Pick<Title, 'id' | 'tags'>,
  limit: number,
): Promise<AroundTitle> {
  const { now } = sight
  const others = sql`${isShown(sight)} and t.id <> ${id}`
  const shelves = sql`(select unnest(${sql.param(tags.map((tag) => tag.id))}::integer[]))`
  const similar = sql`select t.*, s.shared from (
      select ct.conteudo_id, count(*) as shared from play_conteudo_tag ct
      where ct.igreja_id = ${church.igrejaId} and ${isAmongFew(sql`ct.tag_id`, shelves)} group by ct.conteudo_id) s
    join play_conteudo t on t.igreja_id = ${church.igrejaId} and t.id = s.conteudo_id
    where ${others} order by s.shared desc, t.data_publicacao desc, t.id desc limit ${limit}`
  const newest = sql`select t.* from play_conteudo t where ${others}
    order by t.data_publicacao desc, t.id desc limit ${limit}`
  return queryRow<AroundTitle>(
    tx,
    sql`select ${titleList(following(sight, id), now, [t.id])} as following,
      ${titleList(similar, now, [sql`t.shared desc`, ...newestFirst])} as similar,
      ${titleList(newest, now, newestFirst)} as newest,
      ${nextChange(church, now)} as "proximaPublicacao"`,
  )
}
