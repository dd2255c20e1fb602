import { listCollections, listShelves, listTitles } from '@narthex/contract/play/play.endpoints'
import { shelfLength } from '@narthex/contract/play/play-values'
import { BrowsePage } from '../features/play/browse/browse-page.tsx'
import { changesWith, openGatedPage } from '../features/play/load-play.server.ts'
import type { Route } from './+types/play-browse'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page, play, renderedAt } = await openGatedPage(args)
  const { slug } = site.church
  const query = { igreja: slug, limit: String(shelfLength) }
  const [featured, recent, popular, shelves, collections] = await Promise.all([
    visit.api.call(listTitles, { query: { ...query, destaque: 'true' } }),
    visit.api.call(listTitles, { query }),
    visit.api.call(listTitles, { query: { ...query, ordem: 'MAIS_VISTOS' } }),
    visit.api.call(listShelves, { params: { slug } }),
    visit.api.call(listCollections, { params: { slug } }),
  ])
  changesWith(visit, featured, recent, popular)
  return {
    ...page,
    play,
    featured: featured.itens,
    recent: recent.itens,
    popular: popular.itens,
    shelves,
    collections,
    renderedAt,
  }
}

export default function PlayBrowseRoute({ loaderData }: Route.ComponentProps) {
  return <BrowsePage {...loaderData} />
}
