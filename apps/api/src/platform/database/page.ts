import type { Page, PageQuery } from '@narthex/contract/paging'
import { and, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ChurchScope } from '../scope/scope.ts'
import type { Tx } from './database.ts'
import { isAmongFew } from './is-among.ts'
import { ofChurch, type TenantTable } from './of-church.ts'

/** The rows of a page, as SQL counts them. */
export interface Slice {
  readonly limit: number
  readonly offset: number
}

export const toSlice = ({ page, limit }: PageQuery): Slice => ({ limit, offset: (page - 1) * limit })

export const toPage = <Item>({ page, limit }: PageQuery, itens: Item[], total: number): Page<Item> => ({
  itens,
  total,
  page,
  limit,
})

/** Reads a page of a list with this total. A page past the end costs no statement. */
export async function readPage<Item>(
  query: PageQuery,
  total: number,
  list: (slice: Slice) => Promise<Item[]>,
): Promise<Page<Item>> {
  const slice = toSlice(query)
  return toPage(query, slice.offset < total ? await list(slice) : [], total)
}

/** Converts each item of a page. */
export const mapPage = <Item, Mapped>(page: Page<Item>, convert: (item: Item) => Mapped): Page<Mapped> =>
  toPage(page, page.itens.map(convert), page.total)

interface OrderedRows {
  readonly table: TenantTable
  /** Unique within a church. */
  readonly key: PgColumn
  readonly where: SQL | undefined
  readonly orderBy: readonly (PgColumn | SQL)[]
}

/**
 * SQL condition: the church's rows on one page. It reads keys from the index alone, so a deep page does not read the rows
 * that it skips. The statement repeats `orderBy`.
 */
export function isOnPage(
  { church, tx }: { readonly church: ChurchScope; readonly tx: Tx },
  { table, key, where, orderBy }: OrderedRows,
  { limit, offset }: Slice,
): SQL | undefined {
  const keys = tx
    .select({ key })
    .from(table)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  return and(ofChurch(table, church), isAmongFew(key, keys))
}
