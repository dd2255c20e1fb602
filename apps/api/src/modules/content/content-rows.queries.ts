import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type JsonRow, jsonListFrom, jsonRow } from '../../platform/database/json-row.ts'
import { ofChurch } from '../../platform/database/of-church.ts'
import { isPublished, nextPublication } from '../../platform/database/published.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { conteudo, conteudoTraducao } from './content.tables.ts'
import { type ContentKind, getKind } from './content-kinds.rules.ts'

/** The aliases of every statement about content: an item, its text; its parent, the parent's text; a counted child. */
export const c = alias(conteudo, 'c')
const t = alias(conteudoTraducao, 't')
export const p = alias(conteudo, 'p')
const pt = alias(conteudoTraducao, 'pt')
const f = alias(conteudo, 'f')

const itemColumns = {
  id: c.id,
  tipo: c.tipo,
  slug: c.slug,
  ordem: c.ordem,
  imagem: c.imagem,
  autor: c.autor,
  data: c.data,
  referenciaOsis: c.referenciaOsis,
  arquivo: c.arquivo,
  detalhes: c.detalhes,
  dataPublicacao: c.dataPublicacao,
  dataAtualizacao: c.dataAtualizacao,
  idioma: t.idioma,
  titulo: t.titulo,
  resumo: t.resumo,
  referencia: t.referencia,
  minutosLeitura: t.minutosLeitura,
}
const bodyColumns = { corpo: t.corpo, perguntas: t.perguntas }

/** A content item in one language. */
export interface ItemRow extends JsonRow<typeof itemColumns>, Partial<JsonRow<typeof bodyColumns>> {
  readonly pai: ParentRow | null
  /** Position among its siblings (first = 1); set for numbered kinds when `withNumber` is asked for. */
  readonly numero: number | null
  /** Number of published children of the kind that `counts` names. */
  readonly total: number
}

const parentColumns = { id: p.id, slug: p.slug, titulo: pt.titulo }

/** The parent of an item. `total` is the number of published children. */
export interface ParentRow extends JsonRow<typeof parentColumns> {
  readonly isShown: boolean
  readonly total: number | null
}

/** The reader's moment and preferred language. Items published after `now` are hidden. */
export interface View {
  readonly now: Date
  readonly idioma: string | undefined
}

export interface ItemsWanted extends View {
  readonly tipo: ContentKind
  readonly limit: number
  readonly offset?: number
  /** Additional conditions on the table alias `c`. */
  readonly where?: readonly SQL[]
  readonly withBody?: boolean
  /** Computes positions, which costs one count of siblings per row. */
  readonly withNumber?: boolean
  /** Overrides the order of the kind. */
  readonly order?: 'recent' | 'arranged' | undefined
  readonly reversed?: boolean
}

function toOrderBy({ tipo, order = getKind(tipo).order, reversed = false }: ItemsWanted): SQL[] {
  const [column, isDescending] = order === 'recent' ? [c.dataPublicacao, !reversed] : [c.ordem, reversed]
  return [column, c.id].map((each) => (isDescending ? desc(each) : asc(each)))
}

/** SQL condition: published items of one kind of this church. */
export const shownOfKind = (
  scope: ChurchScope,
  { tipo, where = [], now }: Omit<ItemsWanted, 'limit'>,
): SQL | undefined => and(ofChurch(c, scope), eq(c.tipo, tipo), isPublished(c, now), ...where)

/**
 * A page of items as one JSON column. The subquery reads ids from the index alone, so a deep page does not read the rows
 * that it skips.
 */
export function selectItems(scope: ChurchScope, wanted: ItemsWanted): SQL<ItemRow[]> {
  const { limit, offset = 0 } = wanted
  const orderBy = toOrderBy(wanted)
  const ids = sql`(select c.id from conteudo c where ${shownOfKind(scope, wanted)}
    order by ${sql.join(orderBy, sql`, `)} limit ${limit} offset ${offset})`
  const items = sql`${ids} wanted join conteudo c on ${ofChurch(c, scope)} and c.id = wanted.id ${wordsFor(scope, wanted)}`
  return jsonListFrom(items, { row: itemJson(scope, wanted), orderBy })
}

/** Joins the text of `c` as `t`: in the requested language if a translation is published, else in the original language. */
export function wordsFor(scope: ChurchScope, { idioma }: View, item: 'c' | 'p' = 'c', as: 't' | 'pt' = 't'): SQL {
  const [c, t] = [sql.raw(item), sql.raw(as)]
  const asked = idioma ?? ''
  return sql`join lateral (select * from conteudo_traducao w
    where w.igreja_id = ${scope.igrejaId} and w.conteudo_id = ${c}.id
      and (w.idioma = ${c}.idioma or (w.idioma = ${asked} and w.situacao = 'PUBLICADO'))
    order by w.idioma = ${asked} desc limit 1) ${t} on true`
}

/** Builds an ItemRow from `c` and its text `t`. */
export function itemJson(scope: ChurchScope, wanted: Omit<ItemsWanted, 'limit'>): SQL<ItemRow> {
  const { tipo, withBody = false, withNumber = false } = wanted
  const { parent, counts, numbered } = getKind(tipo)
  const values = {
    ...itemColumns,
    pai: parent ? parentJson(scope, wanted) : sql<null>`null`,
    total: counts ? countChildren(scope, counts, wanted, sql`f.pai_id = c.id`) : sql<number>`0`,
    numero: numbered && withNumber ? selectPosition(scope, wanted) : sql<null>`null`,
  }
  return withBody ? jsonRow({ ...values, ...bodyColumns }) : jsonRow(values)
}

function parentJson(scope: ChurchScope, wanted: Omit<ItemsWanted, 'limit'>): SQL<ParentRow> {
  const { tipo, now, withNumber = false } = wanted
  const isCounted = getKind(tipo).numbered && withNumber
  const row = jsonRow({
    ...parentColumns,
    isShown: isPublished(p, now),
    total: isCounted ? countChildren(scope, tipo, wanted, sql`f.pai_id = p.id`) : sql<null>`null`,
  })
  return sql`(select ${row} from conteudo p ${wordsFor(scope, wanted, 'p', 'pt')}
    where ${ofChurch(p, scope)} and p.id = c.pai_id)`
}

const selectPosition = (scope: ChurchScope, wanted: Omit<ItemsWanted, 'limit'>): SQL<number> =>
  sql`1 + ${countChildren(scope, wanted.tipo, wanted, sql`f.pai_id = c.pai_id and (f.ordem, f.id) < (c.ordem, c.id)`)}`

function countChildren(scope: ChurchScope, tipo: ContentKind, { now }: View, where: SQL): SQL<number> {
  return sql`(select count(*)::int from conteudo f
    where ${and(ofChurch(f, scope), eq(f.tipo, tipo), where, isPublished(f, now))})`
}

/**
 * The next moment at which a scheduled publication changes the answers of these kinds: an item of the kind itself, of the
 * kind that it counts, or of its parent. Caches expire then.
 */
export function nextPublicationOfKinds(
  scope: ChurchScope,
  kinds: readonly ContentKind[],
  { now }: Pick<View, 'now'>,
): SQL<string | null> {
  const affectedKinds = kinds.flatMap((tipo) => [tipo, getKind(tipo).counts ?? tipo, getKind(tipo).parent ?? tipo])
  const each = Array.from(new Set(affectedKinds), (tipo) =>
    nextPublication(conteudo, scope, now, eq(conteudo.tipo, tipo)),
  )
  return sql`least(${sql.join(each, sql`, `)})`
}
