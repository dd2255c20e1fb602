import * as z from 'zod/mini'
import { instant, pageNumber, pageSize } from './fields.ts'

/** One page of a list; the first page is 1. */
export interface PageQuery {
  readonly page: number
  readonly limit: number
}

/** The rows of one page, with the total of the whole list. Beyond the end it is empty. */
export interface Page<Item> extends PageQuery {
  readonly itens: Item[]
  readonly total: number
}

/** The query of a paged list; the first page is 1. */
export const pageQuery = (usual: number, largest: number) => ({
  page: z._default(pageNumber, 1),
  limit: z._default(pageSize(largest), usual),
})

/** A page of a list, with the total. Beyond the end it is empty. */
export const pageSchema = <Item extends z.ZodMiniType>(item: Item) =>
  z.strictObject({ itens: z.array(item), total: z.int(), page: z.int(), limit: z.int() })

/** A place in a list, as its answer wrote it. It holds what the list is sorted by, such as a title of any script. */
export const cursor = z.string().check(z.regex(/^[\w-]{1,2000}$/))

/** The query of a list that goes on where an answer ended: `apos` is its `proximo`. */
export const listQuery = (usual: number, largest: number) => ({
  apos: z.optional(cursor),
  limit: z._default(pageSize(largest), usual),
})

/** `proximo` is null where the list ends. `total` counts the whole list, on the first page alone. */
export const listSchema = <Item extends z.ZodMiniType>(item: Item) =>
  z.strictObject({ itens: z.array(item), proximo: z.nullable(z.string()), total: z.nullable(z.int()) })

/** Depends on the clock, so the answer is not cached: it is valid until `proximaPublicacao`. */
export const publishedPageSchema = <Item extends z.ZodMiniType>(item: Item) =>
  z.strictObject({ ...pageSchema(item).shape, proximaPublicacao: z.nullable(instant) })
