import { getFeed } from '@narthex/contract/content/feed.endpoints'
import type { LoaderFunctionArgs } from 'react-router'
import { isNotFound } from './api-refusal.ts'
import { failWith } from './fail.server.ts'
import { visitContext } from './visit.server.ts'

/** The feed of a kind, kept as pages are: until the church is edited or the clock adds to it. */
export async function answerFeed({ context }: LoaderFunctionArgs, tipo: 'DEVOCIONAL' | 'NOTICIA'): Promise<Response> {
  const visit = context.get(visitContext)
  const { site } = await visit.site()
  if (site.kind !== 'church') throw failWith('notFound', visit.locale)
  const { xml, proximaPublicacao } = await visit.api
    .call(getFeed, { params: { slug: site.church.slug }, query: { tipo, idioma: visit.locale } })
    .catch((error: unknown) => {
      throw isNotFound(error) ? failWith('notFound', visit.locale) : error
    })
  if (proximaPublicacao) visit.changesAt(new Date(proximaPublicacao))
  return new Response(xml, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
