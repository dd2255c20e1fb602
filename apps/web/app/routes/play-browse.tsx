import { BrowsePage } from '../features/play/browse/browse-page.tsx'
import { loadBrowse } from '../features/play/browse/load-browse.ts'
import { changesWith, openGatedPage } from '../features/play/load-play.server.ts'
import type { Route } from './+types/play-browse'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page, play, renderedAt } = await openGatedPage(args)
  const catalogue = play.isClosed ? null : await loadBrowse(visit.api.call, site.church.slug)
  if (catalogue) changesWith(visit, catalogue)
  return { ...page, play, catalogue, renderedAt }
}

export default function PlayBrowseRoute({ loaderData }: Route.ComponentProps) {
  return <BrowsePage {...loaderData} />
}
