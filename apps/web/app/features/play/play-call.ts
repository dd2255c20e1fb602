import type { CallInput, Endpoint, Success } from '@narthex/contract/endpoint'

/** Calls the API: as a visitor while a page is rendered, as the member in a browser. */
export type PlayCall = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<Success<E>>

/** Earliest time at which the clock changes any of these lists. */
export function earliest(...lists: readonly { readonly proximaPublicacao: string | null }[]): string | null {
  const [first] = lists.flatMap(({ proximaPublicacao }) => proximaPublicacao ?? []).toSorted()
  return first ?? null
}
