import { listPublications, listPublicationTypes } from '@narthex/contract/content/publication.endpoints'
import { PublicationTypesPage } from '../features/content/publication-types-page.tsx'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/publication-types'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  const params = { slug: site.church.slug }
  const [types, { proximaPublicacao }] = await Promise.all([
    visit.api.call(listPublicationTypes, { params, query: { idioma: visit.locale } }),
    visit.api.call(listPublications, { params, query: { limit: '1' } }),
  ])
  // Each type says how many there are.
  if (proximaPublicacao) visit.changesAt(new Date(proximaPublicacao))
  return { ...page, types, listName: visit.texts.titles.publications }
}

export default function PublicationTypesRoute({ loaderData }: Route.ComponentProps) {
  return <PublicationTypesPage {...loaderData} />
}
