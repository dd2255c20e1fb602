import { type SQL, sql } from 'drizzle-orm'
import { queryRow, queryRows } from '../../platform/database/database.ts'
import { jsonListFrom } from '../../platform/database/json-row.ts'
import { isPublished } from '../../platform/database/published.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { type ContentKind, getKind } from './content-kinds.rules.ts'
import {
  c,
  type ItemRow,
  itemJson,
  nextPublicationOfKinds,
  selectItems,
  shownOfKind,
  type View,
  wordsFor,
} from './content-rows.queries.ts'

/** The slug or id from a URL. If both match different items, the slug wins. */
export type ItemName =
  | { readonly slug: string; readonly id?: number | undefined }
  | { readonly slug?: undefined; readonly id: number }

export interface FoundItem {
  readonly item: ItemRow
  readonly isShown: boolean
  readonly idiomas: string[]
}

/** Finds the item of one of these kinds by slug or id, published or not. */
export async function findItem(
  { church, tx }: ChurchWork,
  kinds: readonly ContentKind[],
  { slug, id }: ItemName,
  view: View,
): Promise<FoundItem | undefined> {
  const names = [slug !== undefined && sql`c.slug = ${slug}`, id !== undefined && sql`c.id = ${id}`].filter(
    (name) => name !== false,
  )
  const each = kinds.map(
    (tipo) => sql`select ${itemJson(church, { ...view, tipo, withBody: true, withNumber: true })} as item,
      ${isPublished(c, view.now)} as "isShown",
      (select jsonb_agg(l.idioma order by l.idioma <> c.idioma, l.idioma) from conteudo_traducao l
        where l.igreja_id = ${church.igrejaId} and l.conteudo_id = c.id and (l.idioma = c.idioma or l.situacao = 'PUBLICADO')) as idiomas
    from conteudo c ${wordsFor(church, view)}
    where c.igreja_id = ${church.igrejaId} and (${sql.join(names, sql` or `)}) and c.tipo = ${tipo} and c.removido_em is null`,
  )
  const rows = await queryRows<FoundItem>(tx, sql.join(each, sql` union all `))
  return rows.find(({ item }) => item.slug === slug) ?? rows[0]
}

export interface Surroundings {
  readonly anterior: ItemRow[]
  readonly proximo: ItemRow[]
  readonly relacionados: ItemRow[]
  readonly filhos: ItemRow[]
  readonly outrosFilhos: ItemRow[]
  readonly proximaPublicacao: string | null
}

const maxRelated = 3
/** Related items are searched among the latest only: comparing with all items would be slow. */
const maxCompared = 200
const maxChildren = 300

/**
 * Returns what an item's page shows around it, in one statement: the previous and next item in the order of its kind,
 * related items (similar ones by search weight, filled up with the latest), and its children.
 */
export async function findSurroundings(
  { church, tx }: ChurchWork,
  item: ItemRow,
  {
    similar,
    children,
    ...view
  }: View & { readonly similar: (ids: SQL) => SQL; readonly children: readonly ContentKind[] },
): Promise<Surroundings> {
  const { tipo } = item
  const { livesBelow, numbered } = getKind(tipo)
  const siblings = item.pai ? [sql`c.pai_id = ${item.pai.id}`] : [sql`c.pai_id is null`]
  // Dependent items relate only to siblings: another parent may not be published yet.
  const family = livesBelow ? siblings : []
  const order = orderAround(item)
  const position = toSortColumns(item)
  const others = sql`c.id <> ${item.id}`
  const beside = livesBelow || numbered ? [others, ...siblings] : [others]
  const neighbour = { ...view, tipo, order, limit: 1, withNumber: true }
  // A newest-first list shows the earlier item after the current one; an arranged list shows it before.
  const isRecent = order === 'recent'
  const below = (index: number) => {
    const child = children[index]
    const wanted = { ...view, limit: maxChildren, where: [sql`c.pai_id = ${item.id}`] }
    return child ? selectItems(church, { ...wanted, tipo: child }) : sql`'[]'::jsonb`
  }
  return queryRow<Surroundings>(
    tx,
    sql`select
      ${selectItems(church, { ...neighbour, reversed: !isRecent, where: [...beside, sql`${position} < ${toSortValues(item)}`] })} as anterior,
      ${selectItems(church, { ...neighbour, reversed: isRecent, where: [...beside, sql`${position} > ${toSortValues(item)}`] })} as proximo,
      ${selectRelated(church, item, { view, similar, family })} as relacionados,
      ${below(0)} as filhos, ${below(1)} as "outrosFilhos",
      ${nextPublicationOfKinds(church, [tipo, ...children], view)} as "proximaPublicacao"`,
  )
}

/** Numbered siblings follow the order of their parent, even if the list of the whole kind is newest first. */
const orderAround = ({ tipo, pai }: ItemRow) => (getKind(tipo).numbered && pai ? 'arranged' : getKind(tipo).order)

const toSortColumns = (item: ItemRow): SQL =>
  orderAround(item) === 'recent' ? sql`(c.data_publicacao, c.id)` : sql`(c.ordem, c.id)`

const toSortValues = (item: ItemRow): SQL =>
  orderAround(item) === 'recent'
    ? sql`(${item.dataPublicacao}::timestamptz, ${item.id}::int)`
    : sql`(${item.ordem}::int, ${item.id}::int)`

interface RelatedWanted {
  readonly view: View
  readonly similar: (ids: SQL) => SQL
  readonly family: readonly SQL[]
}

function selectRelated(scope: ChurchScope, item: ItemRow, { view, similar, family }: RelatedWanted): SQL<ItemRow[]> {
  const { tipo, id } = item
  const shown = shownOfKind(scope, { ...view, tipo, where: [sql`c.id <> ${id}`] })
  const latest = (limit: number, where: readonly SQL[] = []) => sql`(select c.id from conteudo c
    where ${sql.join([shown, ...where], sql` and `)} order by c.data_publicacao desc, c.id desc limit ${limit})`
  // `limit 1` forces a lookup by id: with a plain join the planner may recompute the candidates for each row of the church.
  const related = sql`(select ${itemJson(scope, { ...view, tipo, withNumber: true })} as item, k.peso, c.data_publicacao as moment
    from (select id, max(peso) as peso from (
        select s.item_id as id, s.peso from ${similar(latest(maxCompared, family))} s
        union all select f.id, 0 from ${latest(maxRelated, family)} f) kin group by id) k
    cross join lateral (select * from conteudo c where c.id = k.id and ${shown} limit 1) c ${wordsFor(scope, view)}
    order by k.peso desc, c.data_publicacao desc limit ${maxRelated}) r`
  return jsonListFrom(related, { row: sql<ItemRow>`r.item`, orderBy: [sql`r.peso desc`, sql`r.moment desc`] })
}
