import type { CallInput, Endpoint, Success } from '@narthex/contract/endpoint'

/** Calls the API: as a visitor while a page is rendered, as the member in a browser. */
export type PlayCall = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<Success<E>>

/** When the clock first changes one of these lists. */
export function earliest(...lists: readonly { readonly proximaPublicacao: string | null }[]): string | null {
  const [first] = lists.flatMap(({ proximaPublicacao }) => proximaPublicacao ?? []).toSorted()
  return first ?? null
}
