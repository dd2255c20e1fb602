import { splitParagraphs } from '@narthex/client/format/excerpt'
import { listCongregations, listPastors, listServices } from '@narthex/contract/churches/church.endpoints'
import { ChurchAbout } from '../features/churches/church-about.tsx'
import { openChurchPage } from '../page/open-page.server.ts'
import { churchThing } from '../seo/church-thing.ts'
import type { Route } from './+types/about'

export async function loader(args: Route.LoaderArgs) {
  const { site, historia, visit, page } = await openChurchPage(args)
  const { slug } = site.church
  const [congregations, services, pastors] = await Promise.all([
    visit.api.call(listCongregations, { query: { igreja: slug } }),
    visit.api.call(listServices, { params: { slug } }),
    visit.api.call(listPastors, { params: { slug } }),
  ])
  visit.things.push(churchThing(site, args.url.origin, services))
  return { ...page, congregations, services, pastors, story: splitParagraphs(historia) }
}

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  return <ChurchAbout {...loaderData} />
}
