import type { LoaderFunctionArgs } from 'react-router'
import { listedPaths, sitemapXml } from '../lib/sitemap.ts'
import { visitContext } from '../lib/visit.server.ts'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { site } = await context.get(visitContext).site()
  const xml = sitemapXml(url.origin, listedPaths(site))
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
