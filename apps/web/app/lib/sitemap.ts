import { isListed } from './indexing.ts'
import { languageAddresses } from './language-addresses.ts'
import { organisationPaths } from './organisation-paths.ts'
import type { RouteRow } from './route-row.ts'
import { routeTable } from './route-table.ts'
import type { Site } from './site.ts'

/** The addresses of a site that search engines should know: every listed page that it has the module for. */
export function listedPaths(site: Site): string[] {
  const rows: readonly (RouteRow & { readonly path: string })[] = routeTable
  return rows
    .filter((row) => isListed(row) && !/[:*]/.test(row.path))
    .filter(({ path, module }) =>
      site.kind === 'church' ? !module || site.modules.includes(module) : organisationPaths.includes(path),
    )
    .map(({ path }) => path)
}

/**
 * A sitemap (sitemaps.org) of these paths: each page once for every language and once for whoever has chosen none, and
 * each of them naming all, as search engines ask for.
 */
export function sitemapXml(origin: string, paths: readonly string[]): string {
  const urls = paths.flatMap((path) => {
    const plain = new URL(path, origin).href
    const alternates = Object.entries(languageAddresses(plain)).map(
      ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(href)}"/>`,
    )
    return Object.values(languageAddresses(plain)).map(
      (address) => `<url><loc>${xmlText(address)}</loc>${alternates.join('')}</url>`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

function xmlText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
