import * as z from 'zod/mini'
import { instant, pageNumber, pageSize } from './fields.ts'

/** The query of a paged list; the first page is 1. */
export const pageQuery = (usual: number, largest: number) => ({
  page: z._default(pageNumber, 1),
  limit: z._default(pageSize(largest), usual),
})

/** A page of a list, with the total. Beyond the end it is empty. */
export const pageSchema = <Item extends z.ZodMiniType>(item: Item) =>
  z.strictObject({ itens: z.array(item), total: z.int(), page: z.int(), limit: z.int() })

/** Depends on the clock, so the answer is not cached: it is valid until `proximaPublicacao`. */
export const publishedPageSchema = <Item extends z.ZodMiniType>(item: Item) =>
  z.strictObject({ ...pageSchema(item).shape, proximaPublicacao: z.nullable(instant) })
