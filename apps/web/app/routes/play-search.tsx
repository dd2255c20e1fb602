import { data } from 'react-router'
import { openGatedPage } from '../features/play/load-play.server.ts'
import { findInPlay, readSearch } from '../features/play/search/load-search.server.ts'
import { PlaySearchPage } from '../features/play/search/play-search-page.tsx'
import type { Route } from './+types/play-search'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page, play, renderedAt } = await openGatedPage(args)
  const { type, term, kind, ...asked } = readSearch(args.url)
  const { status, ...found } = await findInPlay(visit, site.church.slug, { type, term, kind, ...asked })
  return data({ ...page, play, type, term, kind, ...found, renderedAt }, { status })
}

export default function PlaySearchRoute({ loaderData }: Route.ComponentProps) {
  return <PlaySearchPage {...loaderData} />
}
