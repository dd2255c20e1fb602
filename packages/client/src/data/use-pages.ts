import { hashKey, useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useOwner } from '../calls/owner.ts'
import { fetchInTurn } from './fetch-in-turn.ts'
import { joinPages } from './join-pages.ts'
import { type PagedList, pagedQuery } from './paged-list.ts'
import { queryClient } from './query-client.ts'

/** A list that grows, and what becomes of it. `reload` is the same function from render to render. */
export type Pages<Page, Item> = { readonly reload: () => Promise<void> } & (
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | {
      readonly state: 'ready'
      readonly items: readonly Item[]
      /** The newest answer: its total, and what else it says of the list. */
      readonly lastPage: Page
      readonly hasMore: boolean
      readonly more: () => Promise<void>
      readonly isAdding: boolean
      /** The next page could not be loaded; `more` tries again. */
      readonly hasFailed: boolean
    }
)

/**
 * A member's list, page by page. It keeps its pages when it is left and opened again, and is then reloaded in the
 * background. A reload asks for every page that is open. No item is listed twice.
 * @param keyOf the same function from render to render
 */
export function usePages<Page extends { readonly itens: readonly Item[] }, Param, Item>(
  list: PagedList<Page, Param>,
  keyOf: (item: Item) => string | number,
): Pages<Page, Item> {
  const options = pagedQuery(
    list,
    useOwner(({ accountId }) => accountId),
  )
  const { data, isError, isFetchNextPageError, hasNextPage, refetch, fetchNextPage } = useInfiniteQuery(
    options,
    queryClient,
  )
  const [isAdding, setAdding] = useState(false)
  const hash = hashKey(options.queryKey)
  const pages = data?.pages
  const items = useMemo(() => joinPages(pages ?? [], keyOf), [pages, keyOf])
  const reload = useCallback(() => fetchInTurn(queryClient, hash, refetch), [hash, refetch])

  async function more(): Promise<void> {
    if (isAdding) return
    setAdding(true)
    await fetchInTurn(queryClient, hash, fetchNextPage)
    setAdding(false)
  }

  const lastPage = pages?.at(-1)
  if (lastPage) {
    return {
      state: 'ready',
      items,
      lastPage,
      hasMore: hasNextPage,
      more,
      isAdding,
      hasFailed: isFetchNextPageError && !isAdding,
      reload,
    }
  }
  return { state: isError ? 'failed' : 'loading', reload }
}
