import { listBanners, listClients, listCongregations } from '@narthex/contract/churches/church.endpoints'
import { ChurchHome } from '../features/churches/church-home.tsx'
import { ChurchList } from '../features/churches/church-list.tsx'
import { paragraphsOf, shortened } from '../lib/excerpt.ts'
import { openPage } from '../lib/open-page.server.ts'
import type { Route } from './+types/home'

/** How much of the story the home page tells. */
const openingLength = 420

export async function loader(args: Route.LoaderArgs) {
  const { site, historia, visit, page } = await openPage(args, ['home', 'places', 'churches'])
  if (site.kind === 'organisation') {
    const churches = await visit.api.call(listClients, { query: { organizacao: site.organisation.slug } })
    return { ...page, kind: site.kind, organisation: site.organisation, churches }
  }
  const ofChurch = { query: { igreja: site.church.slug } }
  const [banners, congregations] = await Promise.all([
    visit.api.call(listBanners, ofChurch),
    visit.api.call(listCongregations, ofChurch),
  ])
  const opening = shortened(paragraphsOf(historia)[0] ?? null, openingLength)
  return { ...page, kind: site.kind, banners, congregations, opening }
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === 'organisation' ? <ChurchList {...loaderData} /> : <ChurchHome {...loaderData} />
}
