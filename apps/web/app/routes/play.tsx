import { listShelves, listTitles } from '@narthex/contract/play/play.endpoints'
import { listPlayPlans } from '@narthex/contract/play/subscription.endpoints'
import { redirect } from 'react-router'
import { PlayHome } from '../features/play/home/play-home.tsx'
import { changesWith, openPlayPage } from '../features/play/load-play.server.ts'
import { keepingEmbed } from '../routing/embed.ts'
import type { Route } from './+types/play'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page, play, settings, renderedAt } = await openPlayPage(args)
  // Specification §2: where the catalogue is open, its home is the catalogue.
  if (!play.isClosed) throw redirect(keepingEmbed('/play/browse', args.url.search))
  const { slug } = site.church
  const [titles, shelves, plans] = await Promise.all([
    // Visitors see none of them, but learn when the clock changes the shelves.
    visit.api.call(listTitles, { query: { igreja: slug, limit: '1' } }),
    visit.api.call(listShelves, { params: { slug } }),
    visit.api.call(listPlayPlans, { params: { slug }, query: {} }),
  ])
  changesWith(visit, titles)
  return { ...page, play, chamada: settings.chamada, shelves, plans, renderedAt }
}

export default function PlayRoute({ loaderData }: Route.ComponentProps) {
  return <PlayHome {...loaderData} />
}
