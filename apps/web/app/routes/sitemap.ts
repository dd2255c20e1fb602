import { getStudySettings } from '@narthex/contract/content/study.endpoints'
import { getPlaySettings } from '@narthex/contract/play/play.endpoints'
import { listPublicItems } from '@narthex/contract/search/search.endpoints'
import type { SearchKind } from '@narthex/contract/search/search-kinds'
import type { LoaderFunctionArgs } from 'react-router'
import { failWith } from '../page/fail.server.ts'
import { listQuery } from '../page/list-query.server.ts'
import { visitContext } from '../page/visit.server.ts'
import { itemsListed, listedPaths, sitemapIndexXml, sitemapXml } from '../seo/sitemap.ts'

/** One sitemap; for large sites an index of sitemaps, each addressed by `page`. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const { site } = await visit.site()
  const listed = listedPaths(site)
  if (site.kind === 'organisation') return xmlAnswer(sitemapXml(url.origin, listed.map(toEntry)))
  const { slug } = site.church
  const play = site.modules.includes('MOD_ASSINATURA') && (await visit.api.call(getPlaySettings, { params: { slug } }))
  const isPlayClosed = play && play.tipoVisibilidadeConteudo === 'CLOSED_CONTENT'
  // Each of the two leads to the other where it is not the front of Play.
  const own = listed.filter((path) => path !== (isPlayClosed ? '/play/browse' : '/play')).map(toEntry)
  const { page } = listQuery(visit, url)
  const found = await visit.api.call(listPublicItems, { params: { slug }, query: { page } })
  if (found.proximaPublicacao) visit.changesAt(new Date(found.proximaPublicacao))
  const pages = Math.max(1, Math.ceil(found.total / found.limit))
  if (!url.searchParams.has('page') && pages > 1) return xmlAnswer(sitemapIndexXml(url.origin, pages))
  if (Number(page) > pages) throw failWith('notFound', visit.locale)
  const areStudiesOpen = !found.itens.some(isStudy) || (await visit.api.call(getStudySettings, {})).flagConteudoPublico
  // Of a restricted study visitors see the title alone.
  const open = found.itens.filter((item) => areStudiesOpen || !isStudy(item))
  const items = itemsListed(open)
  return xmlAnswer(sitemapXml(url.origin, Number(page) === 1 ? [...own, ...items] : items))
}

const toEntry = (path: string) => ({ path })
const isStudy = ({ tipo }: { readonly tipo: SearchKind }) => tipo === 'ESTUDO'

function xmlAnswer(xml: string): Response {
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
