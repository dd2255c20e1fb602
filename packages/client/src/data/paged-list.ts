import { infiniteQueryOptions } from '@tanstack/react-query'

/** A list that an endpoint gives page by page. */
export interface PagedList<Page extends { readonly itens: readonly unknown[] }, Param> {
  /** Names the list among all of a member's: the same key is the same list, wherever it is shown. */
  readonly key: readonly (string | number)[]
  readonly firstPage: Param
  readonly load: (param: Param) => Promise<Page>
  /** What to ask for after a page; nothing after the last. */
  readonly nextPage: (page: Page) => Param | undefined
}

/** The same as a query. `accountId` keeps apart the members who use one browser. */
export function pagedQuery<Page extends { readonly itens: readonly unknown[] }, Param>(
  { key, firstPage, load, nextPage }: PagedList<Page, Param>,
  accountId: number | undefined,
) {
  return infiniteQueryOptions({
    queryKey: [accountId ?? null, ...key],
    queryFn: ({ pageParam }) => load(pageParam as Param),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page) => nextPage(page),
  })
}
