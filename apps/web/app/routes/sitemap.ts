import { getStudySettings } from '@narthex/contract/content/study.endpoints'
import { listPublicItems } from '@narthex/contract/search/search.endpoints'
import type { SearchKind } from '@narthex/contract/search/search-kinds'
import type { LoaderFunctionArgs } from 'react-router'
import { failWith } from '../page/fail.server.ts'
import { listQuery } from '../page/list-query.server.ts'
import { type Visit, visitContext } from '../page/visit.server.ts'
import { itemsListed, listedPaths, sitemapIndexXml, sitemapXml } from '../seo/sitemap.ts'

/** One sitemap; for large sites an index of sitemaps, each addressed by `page`. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const { site } = await visit.site()
  const own = listedPaths(site).map((path) => ({ path }))
  if (site.kind === 'organisation') return xmlAnswer(sitemapXml(url.origin, own))
  const { page } = listQuery(visit, url)
  const found = await visit.api.call(listPublicItems, { params: { slug: site.church.slug }, query: { page } })
  if (found.proximaPublicacao) visit.changesAt(new Date(found.proximaPublicacao))
  const pages = Math.max(1, Math.ceil(found.total / found.limit))
  if (!url.searchParams.has('page') && pages > 1) return xmlAnswer(sitemapIndexXml(url.origin, pages))
  if (Number(page) > pages) throw failWith('notFound', visit.locale)
  const items = itemsListed(found.itens.filter(await isForEverybody(visit, found.itens)))
  return xmlAnswer(sitemapXml(url.origin, Number(page) === 1 ? [...own, ...items] : items))
}

interface Kinded {
  readonly tipo: SearchKind
}

/** Restricted studies show visitors their title only, so they are left out. */
async function isForEverybody({ api }: Visit, items: readonly Kinded[]) {
  const isStudy = ({ tipo }: Kinded) => tipo === 'ESTUDO'
  const areOpen = !items.some(isStudy) || (await api.call(getStudySettings, {})).flagConteudoPublico
  return (item: Kinded) => areOpen || !isStudy(item)
}

function xmlAnswer(xml: string): Response {
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
