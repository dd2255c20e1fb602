import type { RichText } from '@narthex/contract/content/rich-text'
import type { SearchKind } from '@narthex/contract/search/search-kinds'
import type { Tx } from '../../platform/database/database.ts'
import { notFound } from '../../platform/http/domain-error.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { frameOf, hasModule } from '../churches/churches.service.ts'
import { idsWithWords } from '../search/search-index.service.ts'
import { itemsLike } from '../search/similar-items.service.ts'
import { type ContentKind, kindOf } from './content-kinds.rules.ts'
import { amongIds, type Condition, listItems } from './content-lists.queries.ts'
import { type FoundItem, findItem, findSurroundings, type Named } from './content-page.queries.ts'
import type { ItemRow } from './content-rows.queries.ts'
import { momentOnWire } from './content-wire.rules.ts'
import { requireInSight } from './previews.service.ts'

export interface ListQuery {
  readonly page: number
  readonly limit: number
  readonly idioma?: string | undefined
  readonly q?: string | undefined
}

export interface Listed<Item> {
  readonly itens: Item[]
  readonly total: number
  readonly page: number
  readonly limit: number
  readonly proximaPublicacao: string | null
}

/** Whether the church shows things of that kind at all. */
export async function showsKind(platform: Platform, scope: ChurchScope, tipo: ContentKind): Promise<boolean> {
  const { module } = kindOf(tipo)
  return module === undefined || hasModule(await frameOf(platform, scope), module)
}

interface WantedList<Item> {
  readonly tipo: ContentKind
  readonly toWire: (row: ItemRow) => Item
  readonly where?: readonly Condition[]
  readonly withBody?: boolean
  readonly withNumber?: boolean
  readonly order?: 'recent' | 'arranged'
}

/** A page of what a church shows of a kind by now; empty where it lacks the module. One statement. */
export async function readList<Item>(
  platform: Platform,
  scope: ChurchScope,
  { tipo, toWire, where = [], ...how }: WantedList<Item>,
  { page, limit, idioma, q = '' }: ListQuery,
): Promise<Listed<Item>> {
  if (!(await showsKind(platform, scope, tipo))) return { itens: [], total: 0, page, limit, proximaPublicacao: null }
  const { search } = kindOf(tipo)
  const found = search && q.trim() !== '' ? [amongIds(idsWithWords(scope, search, q))] : []
  const part = { limit, offset: (page - 1) * limit, where: [...where, ...found] }
  const wanted = { tipo, idioma, now: platform.clock(), ...how, ...part }
  const listed = await platform.database.inScope(scope, (tx) => listItems(scope, tx, wanted))
  const proximaPublicacao = momentOnWire(listed.proximaPublicacao)
  return { itens: listed.itens.map(toWire), total: listed.total, page, limit, proximaPublicacao }
}

export interface PageQuery {
  readonly idioma?: string | undefined
  /** The code of a preview. */
  readonly previa?: string | undefined
}

/** What every thing's own page tells besides, its neighbours as its own kind tells them. */
export interface Page<Item> {
  readonly corpo: RichText | null
  readonly idiomas: string[]
  readonly flagPrevia: boolean
  readonly proximaPublicacao: string | null
  readonly anterior: Item | null
  readonly proximo: Item | null
  readonly relacionados: Item[]
}

export interface ReadItem {
  readonly row: ItemRow
  /** What is below it, by kind. */
  readonly children: (tipo: ContentKind) => ItemRow[]
  /** Its page without its own fields. */
  readonly page: <Item>(toWire: (row: ItemRow) => Item) => Page<Item>
}

interface WantedItem {
  readonly kinds: readonly ContentKind[]
  readonly named: Named
}

/**
 * A thing with its page, by id or slug, in two statements. Throws NOT_FOUND where there is none, the church lacks its
 * module, it is not shown yet and nobody gives the code of its preview, or a code is given that is not its own.
 */
export function readItem(
  platform: Platform,
  scope: ChurchScope,
  { below = [], ...wanted }: WantedItem & { readonly below?: readonly ContentKind[] },
  query: PageQuery,
): Promise<ReadItem> {
  return withItem(platform, scope, wanted, query, async (tx, { item: row, idiomas, isOut, search }) => {
    const view = { idioma: query.idioma, now: platform.clock() }
    const similar = itemsLike(scope, search, row.titulo)
    const around = await findSurroundings(scope, tx, row, { ...view, similar, children: below })
    const lists = [around.filhos, around.outrosFilhos]
    return {
      row,
      children: (tipo) => lists[below.indexOf(tipo)] ?? [],
      page: (toWire) => ({
        corpo: row.corpo ?? null,
        idiomas,
        flagPrevia: !isOut,
        proximaPublicacao: momentOnWire(around.proximaPublicacao),
        anterior: around.anterior.map(toWire)[0] ?? null,
        proximo: around.proximo.map(toWire)[0] ?? null,
        relacionados: around.relacionados.map(toWire),
      }),
    }
  })
}

interface ItemInSight extends FoundItem {
  /** Published, and what it lives below too. */
  readonly isOut: boolean
  readonly search: SearchKind
}

/** Works on a thing that may be read, in the transaction that found it. Throws NOT_FOUND as `readItem` does. */
export async function withItem<T>(
  platform: Platform,
  scope: ChurchScope,
  { kinds, named }: WantedItem,
  { idioma, previa }: PageQuery,
  work: (tx: Tx, item: ItemInSight) => Promise<T>,
): Promise<T> {
  for (const tipo of kinds) if (!(await showsKind(platform, scope, tipo))) throw notFound()
  return platform.database.inScope(scope, async (tx) => {
    const found = await findItem(scope, tx, kinds, named, { idioma, now: platform.clock() })
    if (!found) throw notFound()
    const { id, tipo, pai } = found.item
    const { livesBelow, search } = kindOf(tipo)
    // What has a page of its own is what the search finds.
    if (!search) throw notFound()
    const isOut = found.isShown && (!livesBelow || pai?.isShown === true)
    requireInSight(platform, scope, { id, of: 'content', isOut, previa })
    return work(tx, { ...found, isOut, search })
  })
}
