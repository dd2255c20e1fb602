import { data } from 'react-router'
import { loadResults, placesToLook, searchQuery } from '../features/search/load-search.server.ts'
import { SearchPage } from '../features/search/search-page.tsx'
import { statusOfList } from '../page/list-query.server.ts'
import { openPage } from '../page/open-page.server.ts'
import type { Route } from './+types/search'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openPage(args)
  const asked = searchQuery(visit, args.url, site)
  const found = asked.q ? await loadResults(visit, site, asked) : undefined
  const status = found ? statusOfList(visit, found.total, found.page, found.limit) : 200
  const { q = '', kind, isEverywhere } = asked
  return data({ ...page, q, kind, isEverywhere, found, places: placesToLook(visit, site) }, { status })
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} />
}
