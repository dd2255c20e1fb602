import type { RichText } from '@narthex/contract/content/rich-text'
import type { Page, PageQuery } from '@narthex/contract/paging'
import type { SearchKind } from '@narthex/contract/search/search-kinds'
import { toPage, toSlice } from '../../platform/database/page.ts'
import { notFound } from '../../platform/errors/domain-error.ts'
import { requirePublishedOrPreview } from '../../platform/previews/previews.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { idsWithWords } from '../search/search-index.service.ts'
import { itemsLike } from '../search/similar-items.service.ts'
import { type ContentKind, getKind } from './content-kinds.rules.ts'
import { amongIds, type Condition, listItems } from './content-lists.queries.ts'
import { type FoundItem, findItem, findSurroundings, type ItemName } from './content-page.queries.ts'
import type { ItemRow } from './content-rows.queries.ts'

export interface ListQuery extends PageQuery {
  readonly idioma?: string | undefined
  readonly q?: string | undefined
}

export interface Listed<Item> extends Page<Item> {
  readonly proximaPublicacao: string | null
}

/** Whether the church has the module that this kind needs. */
export async function showsKind(call: ChurchCall, tipo: ContentKind): Promise<boolean> {
  const { module } = getKind(tipo)
  return module === undefined || (await call.facts()).modules.has(module)
}

interface WantedList<Item> {
  readonly tipo: ContentKind
  readonly toWire: (row: ItemRow) => Item
  readonly where?: readonly Condition[]
  readonly withBody?: boolean
  readonly withNumber?: boolean
  readonly order?: 'recent' | 'arranged'
}

/** Lists one page of published items of a kind, in one statement. */
export async function readList<Item>(
  call: ChurchCall,
  { tipo, toWire, where = [], ...how }: WantedList<Item>,
  { page, limit, idioma, q = '' }: ListQuery,
): Promise<Listed<Item>> {
  const { search } = getKind(tipo)
  const found = search && q.trim() !== '' ? [amongIds(idsWithWords(call.church, search, q))] : []
  const part = { ...toSlice({ page, limit }), where: [...where, ...found] }
  const wanted = { tipo, idioma, now: call.clock(), ...how, ...part }
  const { itens, total, proximaPublicacao } = await call.inChurch((work) => listItems(work, wanted))
  return { ...toPage({ page, limit }, itens.map(toWire), total), proximaPublicacao }
}

export interface ReadQuery {
  readonly idioma?: string | undefined
  /** Preview code, see `signPreview`. */
  readonly previa?: string | undefined
}

/** The fields that every content page adds to its item. */
export interface ItemPage<Item> {
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
  readonly children: (tipo: ContentKind) => ItemRow[]
  /** Builds the page fields; `toWire` converts the neighbours and related items. */
  readonly page: <Item>(toWire: (row: ItemRow) => Item) => ItemPage<Item>
}

interface WantedItem {
  readonly kinds: readonly ContentKind[]
  readonly named: ItemName
}

/**
 * Reads an item with its page, by id or slug, in two statements. NOT_FOUND if the item does not exist, is unpublished
 * and no preview code is given, or the preview code is wrong.
 */
export function readItem(
  call: ChurchCall,
  { below = [], ...wanted }: WantedItem & { readonly below?: readonly ContentKind[] },
  query: ReadQuery,
): Promise<ReadItem> {
  return withItem(call, { ...wanted, ...query }, async (work, { item: row, idiomas, isPublished, search }) => {
    const view = { idioma: query.idioma, now: work.now }
    const similar = itemsLike(call.church, search, row.titulo)
    const around = await findSurroundings(work, row, { ...view, similar, children: below })
    const lists = [around.filhos, around.outrosFilhos]
    return {
      row,
      children: (tipo) => lists[below.indexOf(tipo)] ?? [],
      page: (toWire) => ({
        corpo: row.corpo ?? null,
        idiomas,
        flagPrevia: !isPublished,
        proximaPublicacao: around.proximaPublicacao,
        anterior: around.anterior.map(toWire)[0] ?? null,
        proximo: around.proximo.map(toWire)[0] ?? null,
        relacionados: around.relacionados.map(toWire),
      }),
    }
  })
}

interface ItemInSight extends FoundItem {
  /** The item is published, and so is the parent that it depends on. */
  readonly isPublished: boolean
  readonly search: SearchKind
}

/** Runs `use` in the transaction that found a readable item. NOT_FOUND as in `readItem`. */
export async function withItem<T>(
  call: ChurchCall,
  { kinds, named, idioma, previa }: WantedItem & ReadQuery,
  use: (work: ChurchWork, item: ItemInSight) => Promise<T>,
): Promise<T> {
  return call.inChurch(async (work) => {
    const found = await findItem(work, kinds, named, { idioma, now: work.now })
    if (!found) throw notFound()
    const { id, tipo, pai } = found.item
    const { livesBelow, search } = getKind(tipo)
    // Only searchable kinds have a page of their own.
    if (!search) throw notFound()
    const isPublished = found.isShown && (!livesBelow || pai?.isShown === true)
    requirePublishedOrPreview(call, { id, of: 'content', isPublished, previa })
    return use(work, { ...found, isPublished, search })
  })
}
