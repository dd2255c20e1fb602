import { data } from 'react-router'
import { changesWith, openGatedPage } from '../features/play/load-play.server.ts'
import { findInPlay } from '../features/play/search/find-in-play.ts'
import { PlaySearchPage } from '../features/play/search/play-search-page.tsx'
import { readSearch } from '../features/play/search/read-search.ts'
import { statusOfList } from '../page/list-query.server.ts'
import type { Route } from './+types/play-search'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page, play, renderedAt } = await openGatedPage(args)
  const asked = readSearch(args.url)
  const found = play.isClosed ? null : await findInPlay(visit.api.call, site.church.slug, asked)
  if (found) changesWith(visit, found)
  const titles = found?.titles
  const status = titles ? statusOfList(visit, titles.total, titles.page, titles.limit) : 200
  return data({ ...page, play, asked, found, renderedAt }, { status })
}

export default function PlaySearchRoute({ loaderData }: Route.ComponentProps) {
  return <PlaySearchPage {...loaderData} />
}
