import { data } from 'react-router'
import { BibleSearchPage } from '../features/bible/search/bible-search-page.tsx'
import { loadSearch } from '../features/bible/search/load-search.server.ts'
import { statusOfList } from '../page/list-query.server.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/bible-search'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  const search = await loadSearch(visit, site, args.url)
  const { found } = search
  const status = found ? statusOfList(visit, found.total, found.page, found.limit) : 200
  return data({ ...page, search }, { status })
}

export default function BibleSearchRoute({ loaderData }: Route.ComponentProps) {
  return <BibleSearchPage search={loaderData.search} />
}
