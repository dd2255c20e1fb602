import type * as z from 'zod/mini'

/* What the calls of every kind take and answer, as types. */

export type Shape<Out, In = Out> = z.ZodMiniType<Out, In>
export type ById = { readonly params: Shape<{ readonly id: number }, { readonly id: string }> }
export type Answers<Status extends number, S extends z.ZodMiniType> = {
  readonly responses: { readonly [K in Status]: S }
}

export interface Versioned {
  readonly versao: number
}

export interface ListedQuery {
  readonly apos?: string | undefined
  readonly limit: number
}
export interface SentListQuery {
  readonly apos?: string
  readonly limit?: string
}
export type Listing = { readonly query: Shape<ListedQuery, SentListQuery> }
