import { listDevotionals } from '@narthex/contract/content/devotional.endpoints'
import { DevotionalList } from '../features/content/devotional-list.tsx'
import { answerList } from '../features/content/reading.server.ts'
import { feedAddress } from '../page/feed.server.ts'
import { leadingPage, listQuery } from '../page/list-query.server.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/devotionals'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  const { slug, fusoHorario, idioma } = site.church
  visit.feeds.push({ title: page.title, href: feedAddress('/devotionals.xml', visit.locale, idioma) })
  const query = listQuery(visit, args.url)
  const { hoje, ...list } = await visit.api.call(listDevotionals, {
    params: { slug },
    query: { ...query, limit: leadingPage, idioma: visit.locale },
  })
  return answerList(visit, fusoHorario, { ...page, q: query.q, today: hoje }, list)
}

export default function DevotionalsRoute({ loaderData }: Route.ComponentProps) {
  return <DevotionalList {...loaderData} />
}
