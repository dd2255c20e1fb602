import { getDevotional } from '@narthex/contract/content/devotional.endpoints'
import { DevotionalPage } from '../features/content/devotional-page.tsx'
import { itemPage, loadItem } from '../features/content/reading.server.ts'
import { articleThing } from '../features/content/reading-things.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/devotional'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  const params = { slug: site.church.slug, id: args.params.devotionalId }
  const item = await loadItem(visit, args.url, (query) => visit.api.call(getDevotional, { params, query }))
  return { ...itemPage(visit, args.url, page, item, articleThing('Article', site, args.url, item)), item }
}

export default function DevotionalRoute({ loaderData }: Route.ComponentProps) {
  return <DevotionalPage {...loaderData} />
}
