import type { CallInput, Endpoint, Success } from '@narthex/contract/endpoint'
import { isNotFound } from '../../page/api-refusal.ts'

/** Calls the API: as a visitor while a page is rendered, as the member in a browser. */
export type PlayCall = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<Success<E>>

/** What a call answers; null where there is no such thing, or the caller may not see it. */
export async function orNull<T>(call: Promise<T>): Promise<T | null> {
  return call.catch((error: unknown) => {
    if (isNotFound(error)) return null
    throw error
  })
}

/** When the clock first changes one of these lists. */
export function earliest(...lists: readonly { readonly proximaPublicacao: string | null }[]): string | null {
  const [first] = lists.flatMap(({ proximaPublicacao }) => proximaPublicacao ?? []).toSorted()
  return first ?? null
}
