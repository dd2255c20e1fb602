import { type SQL, sql } from 'drizzle-orm'
import { rowOf, rowsOf, type Tx } from '../../platform/database/database.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { type ContentKind, kindOf } from './content-kinds.rules.ts'
import {
  type ItemRow,
  isShown,
  itemJson,
  itemsOf,
  nextPublication,
  shownOfKind,
  type View,
  wordsFor,
} from './content-rows.queries.ts'

/** How an address names a thing; where a slug and an id mean two of them, it is the slug's. */
export type Named =
  | { readonly slug: string; readonly id?: number | undefined }
  | { readonly slug?: undefined; readonly id: number }

export interface FoundItem {
  readonly item: ItemRow
  readonly isShown: boolean
  readonly idiomas: string[]
}

/** The thing of one of these kinds under that name, whether it is shown or not. */
export async function findItem(
  scope: ChurchScope,
  tx: Tx,
  kinds: readonly ContentKind[],
  { slug, id }: Named,
  view: View,
): Promise<FoundItem | undefined> {
  const names = [slug !== undefined && sql`c.slug = ${slug}`, id !== undefined && sql`c.id = ${id}`].filter(
    (name) => name !== false,
  )
  const each = kinds.map(
    (tipo) => sql`select ${itemJson(scope, { ...view, tipo, withBody: true, withNumber: true })} as item,
      ${isShown('c', view)} as "isShown",
      (select jsonb_agg(l.idioma order by l.idioma <> c.idioma, l.idioma) from conteudo_traducao l
        where l.igreja_id = ${scope.igrejaId} and l.conteudo_id = c.id) as idiomas
    from conteudo c ${wordsFor(scope, view)}
    where c.igreja_id = ${scope.igrejaId} and (${sql.join(names, sql` or `)}) and c.tipo = ${tipo}`,
  )
  const rows = await rowsOf<FoundItem>(tx, sql.join(each, sql` union all `))
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

const related = 3
/** What is related is looked for among the latest: older things say less to who reads today, and all of them would be slow. */
const comparable = 200
/** A course of more is none that anybody holds. */
const mostChildren = 300

/**
 * What a thing's page shows around it, in one statement: its neighbours in its kind's order, those that the search finds
 * like it, filled up with others, and what lives below it.
 */
export async function findSurroundings(
  scope: ChurchScope,
  tx: Tx,
  item: ItemRow,
  {
    similar,
    children,
    ...view
  }: View & { readonly similar: (ids: SQL) => SQL; readonly children: readonly ContentKind[] },
): Promise<Surroundings> {
  const { tipo } = item
  const { livesBelow, numbered } = kindOf(tipo)
  const siblings = item.pai ? [sql`c.pai_id = ${item.pai.id}`] : [sql`c.pai_id is null`]
  // Others' children are as far away as their parents, which may not even be shown yet.
  const family = livesBelow ? siblings : []
  const order = orderAround(item)
  const place = placeOf(item)
  const beside = livesBelow || numbered ? siblings : []
  const one = { ...view, tipo, order, limit: 1, withNumber: true }
  // Newest first, the one before in time comes after in the list; as arranged, it comes before.
  const isRecent = order === 'recent'
  const below = (index: number) => {
    const child = children[index]
    const wanted = { ...view, limit: mostChildren, where: [sql`c.pai_id = ${item.id}`] }
    return child ? itemsOf(scope, { ...wanted, tipo: child }) : sql`'[]'::jsonb`
  }
  return rowOf<Surroundings>(
    tx,
    sql`select
      ${itemsOf(scope, { ...one, reversed: !isRecent, where: [...beside, sql`${place} < ${valuesOf(item)}`] })} as anterior,
      ${itemsOf(scope, { ...one, reversed: isRecent, where: [...beside, sql`${place} > ${valuesOf(item)}`] })} as proximo,
      ${relatedTo(scope, item, view, similar, family)} as relacionados,
      ${below(0)} as filhos, ${below(1)} as "outrosFilhos",
      to_json(${nextPublication(scope, [tipo, ...children], view)}) as "proximaPublicacao"`,
  )
}

/** Those of one parent follow each other as it arranged them, whatever the order of the list of all. */
const orderAround = ({ tipo, pai }: ItemRow) => (kindOf(tipo).numbered && pai ? 'arranged' : kindOf(tipo).order)

const placeOf = (item: ItemRow): SQL =>
  orderAround(item) === 'recent' ? sql`(c.data_publicacao, c.id)` : sql`(c.ordem, c.id)`

const valuesOf = (item: ItemRow): SQL =>
  orderAround(item) === 'recent'
    ? sql`(${item.dataPublicacao}::timestamptz, ${item.id}::int)`
    : sql`(${item.ordem}::int, ${item.id}::int)`

function relatedTo(
  scope: ChurchScope,
  item: ItemRow,
  view: View,
  similar: (ids: SQL) => SQL,
  family: readonly SQL[],
): SQL {
  const { tipo, id } = item
  const shown = shownOfKind(scope, { ...view, tipo, where: [sql`c.id <> ${id}`] })
  const latest = (limit: number, where: readonly SQL[] = []) => sql`(select c.id from conteudo c
    where ${sql.join([shown, ...where], sql` and `)} order by c.data_publicacao desc, c.id desc limit ${limit})`
  return sql`(select coalesce(jsonb_agg(r.item order by r.peso desc, r.moment desc), '[]') from (
    select ${itemJson(scope, { ...view, tipo, withNumber: true })} as item, k.peso, c.data_publicacao as moment
    from (select id, max(peso) as peso from (
        select s.item_id as id, s.peso from ${similar(latest(comparable, family))} s
        union all select f.id, 0 from ${latest(related, family)} f) kin group by id) k
    join conteudo c on c.id = k.id and ${shown} ${wordsFor(scope, view)}
    order by k.peso desc, c.data_publicacao desc limit ${related}) r)`
}
