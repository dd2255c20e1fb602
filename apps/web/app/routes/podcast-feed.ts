import { getPodcastFeed } from '@narthex/contract/media/podcast.endpoints'
import type { LoaderFunctionArgs } from 'react-router'
import { failWith } from '../page/fail.server.ts'
import { orNotFound } from '../page/or-not-found.server.ts'
import { visitContext } from '../page/visit.server.ts'

/** The RSS feed of the church's own podcast. */
export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const { site } = await visit.site()
  if (site.kind !== 'church') throw failWith('notFound', visit.locale)
  const { xml, proximaPublicacao } = await orNotFound(
    visit,
    visit.api.call(getPodcastFeed, { params: { slug: site.church.slug } }),
  )
  if (proximaPublicacao) visit.changesAt(new Date(proximaPublicacao))
  return new Response(xml, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
