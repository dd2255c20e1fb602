import { listPublications, listPublicationTypes } from '@narthex/contract/content/publication.endpoints'
import { PublicationList } from '../features/content/publication-list.tsx'
import { answerList } from '../features/content/reading.server.ts'
import { listQuery } from '../page/list-query.server.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/publications'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  const { slug, fusoHorario } = site.church
  const query = listQuery(visit, args.url)
  const types = await visit.api.call(listPublicationTypes, { params: { slug }, query: { idioma: visit.locale } })
  const asked = args.url.searchParams.get('type')
  const type = types.find((known) => known.slug === asked)?.slug
  if (type) visit.meant.add('type')
  const list = await visit.api.call(listPublications, {
    params: { slug },
    query: { ...query, tipo: type, idioma: visit.locale },
  })
  return answerList(visit, fusoHorario, { ...page, q: query.q, types, type }, list)
}

export default function PublicationsRoute({ loaderData }: Route.ComponentProps) {
  return <PublicationList {...loaderData} />
}
