import { getPublication } from '@narthex/contract/content/publication.endpoints'
import { PublicationPage } from '../features/content/publication-page.tsx'
import { itemPage, loadItem } from '../features/content/reading.server.ts'
import { bookThing } from '../features/content/reading-things.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/publication'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  const params = { slug: site.church.slug, publicacaoSlug: args.params.publicationSlug }
  const item = await loadItem(visit, args.url, (query) => visit.api.call(getPublication, { params, query }))
  return { ...itemPage(visit, args.url, page, item, bookThing(site, args.url, item)), item }
}

export default function PublicationRoute({ loaderData }: Route.ComponentProps) {
  return <PublicationPage {...loaderData} />
}
