import * as z from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'

export interface Problem {
  readonly path: string
  readonly message: string
}

/** Problems that a schema finds with a value, as the API answers them; none where it takes the value. */
export function findProblems(schema: z.core.$ZodType, value: unknown): Problem[] {
  const { error } = z.safeParse(schema, value)
  return (error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message }))
}

/** Problems that an endpoint finds with its example once these fields of the body are others; undefined leaves one out. */
export function findBodyProblems({ body, example }: Endpoint, own: object): Problem[] {
  if (!body) throw new Error('This endpoint takes no body')
  return findProblems(body, { ...example.body, ...own })
}

/** Problems that an endpoint finds with a query, written as in an address. */
export function findQueryProblems({ query }: Endpoint, written: string): Problem[] {
  if (!query) throw new Error('This endpoint takes no query')
  return findProblems(query, Object.fromEntries(new URLSearchParams(written)))
}
