import { infiniteQueryOptions } from '@tanstack/react-query'

/** A list that an endpoint gives page by page. */
export interface PagedList<Page extends { readonly itens: readonly unknown[] }, Param> {
  /** Names the list among all of a member's: the same key is the same list, wherever it is shown. */
  readonly key: readonly (string | number)[]
  readonly firstPage: Param
  readonly load: (param: Param) => Promise<Page>
  /** Returns the parameter of the page after this one, or undefined after the last page. */
  readonly nextPage: (page: Page) => Param | undefined
}

/** Builds the infinite query of a paged list. `accountId` separates the members who share a browser. */
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
