import { getNews } from '@narthex/contract/content/news.endpoints'
import { NewsPage } from '../features/content/news-page.tsx'
import { itemPage, loadItem } from '../features/content/reading.server.ts'
import { articleThing } from '../features/content/reading-things.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/news-item'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  const params = { slug: site.church.slug, id: args.params.newsId }
  const item = await loadItem(visit, args.url, (query) => visit.api.call(getNews, { params, query }))
  return { ...itemPage(visit, args.url, page, item, articleThing('NewsArticle', site, args.url, item)), item }
}

export default function NewsItemRoute({ loaderData }: Route.ComponentProps) {
  return <NewsPage {...loaderData} />
}
