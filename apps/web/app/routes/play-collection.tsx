import { shortened } from '@narthex/client/format/excerpt'
import { metaDescriptionLength } from '@narthex/contract/limits'
import { getCollection } from '@narthex/contract/play/play.endpoints'
import { CollectionPage } from '../features/play/collection/collection-page.tsx'
import { changesWith, openGatedPage } from '../features/play/load-play.server.ts'
import { orNotFound } from '../page/or-not-found.server.ts'
import type { Route } from './+types/play-collection'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page, play, renderedAt } = await openGatedPage(args)
  if (play.isClosed) return { ...page, play, collection: null, renderedAt }
  const params = { slug: site.church.slug, id: args.params.id }
  const collection = await orNotFound(visit, visit.api.call(getCollection, { params }))
  changesWith(visit, collection)
  const { titulo, descricao } = collection
  visit.describe(titulo)
  const description = shortened(descricao, metaDescriptionLength)
  return { ...page, title: titulo, description, play, collection, renderedAt }
}

export default function PlayCollectionRoute({ loaderData }: Route.ComponentProps) {
  return <CollectionPage {...loaderData} />
}
