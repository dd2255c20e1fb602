import { listNews } from '@narthex/contract/content/news.endpoints'
import { NewsList } from '../features/content/news-list.tsx'
import { answerList } from '../features/content/reading.server.ts'
import { feedAddress } from '../page/feed.server.ts'
import { leadingPage, listQuery } from '../page/list-query.server.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/news'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  const { slug, fusoHorario, idioma } = site.church
  visit.feeds.push({ title: page.title, href: feedAddress('/news.xml', visit.locale, idioma) })
  const query = listQuery(visit, args.url)
  const list = await visit.api.call(listNews, {
    params: { slug },
    query: { ...query, limit: leadingPage, idioma: visit.locale },
  })
  return answerList(visit, fusoHorario, { ...page, q: query.q }, list)
}

export default function NewsRoute({ loaderData }: Route.ComponentProps) {
  return <NewsList {...loaderData} />
}
