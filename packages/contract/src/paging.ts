import * as z from 'zod/mini'
import { instant, pageNumber, pageSize } from './fields.ts'

/** What a list takes that is read page by page, the first being 1. */
export const pageQuery = (usual: number, largest: number) => ({
  page: z._default(pageNumber, 1),
  limit: z._default(pageSize(largest), usual),
})

/** A page of a list, and of how many things in all. Beyond the end it is empty. */
export const pageSchema = <Item extends z.ZodMiniType>(item: Item) =>
  z.strictObject({ itens: z.array(item), total: z.int(), page: z.int(), limit: z.int() })

/** Depends on the clock, so no answer is kept: `proximaPublicacao` says until when this one is true. */
export const publishedPageSchema = <Item extends z.ZodMiniType>(item: Item) =>
  z.strictObject({ ...pageSchema(item).shape, proximaPublicacao: z.nullable(instant) })
