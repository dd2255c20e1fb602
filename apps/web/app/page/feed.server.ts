import { getFeed } from '@narthex/contract/content/feed.endpoints'
import { chosenLocale, type Locale, languageKey, toLocale } from '@narthex/contract/locale'
import type { LoaderFunctionArgs } from 'react-router'
import { failWith } from './fail.server.ts'
import { orNotFound } from './or-not-found.server.ts'
import { visitContext } from './visit.server.ts'

/**
 * The feed of a content kind, cached like a page: until the church is edited or scheduled content is published. Its
 * language is the one in the address, else the church's: feed readers send no language.
 */
export async function answerFeed(
  { context, request }: LoaderFunctionArgs,
  tipo: 'DEVOCIONAL' | 'NOTICIA',
): Promise<Response> {
  const visit = context.get(visitContext)
  const { site } = await visit.site()
  if (site.kind !== 'church') throw failWith('notFound', visit.locale)
  const chosen = chosenLocale(new URL(request.url).searchParams.get(languageKey))
  const idioma = chosen ?? toLocale(site.church.idioma) ?? visit.locale
  const { xml, proximaPublicacao } = await orNotFound(
    visit,
    visit.api.call(getFeed, { params: { slug: site.church.slug }, query: { tipo, idioma } }),
  )
  if (proximaPublicacao) visit.changesAt(new Date(proximaPublicacao))
  return new Response(xml, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}

/** Address of the feed to which a page in this language links. */
export function feedAddress(path: '/news.xml' | '/devotionals.xml', locale: Locale, churchLanguage: string): string {
  return locale === toLocale(churchLanguage) ? path : `${path}?${languageKey}=${locale}`
}
