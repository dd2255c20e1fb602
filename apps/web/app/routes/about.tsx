import { listCongregations } from '@narthex/contract/churches/church.endpoints'
import { ChurchAbout } from '../features/churches/church-about.tsx'
import { paragraphsOf } from '../lib/excerpt.ts'
import { openChurchPage } from '../lib/open-page.server.ts'
import type { Route } from './+types/about'

export async function loader(args: Route.LoaderArgs) {
  const { site, historia, visit, page } = await openChurchPage(args, ['about', 'places'])
  const congregations = await visit.api.call(listCongregations, { query: { igreja: site.church.slug } })
  return { ...page, congregations, story: paragraphsOf(historia) }
}

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  return <ChurchAbout {...loaderData} />
}
