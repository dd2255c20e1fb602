import { itemPath } from '@narthex/contract/search/item-address'
import { type SearchKind, searchKinds } from '@narthex/contract/search/search-kinds'
import type { Site } from '../church/site.ts'
import { languageAddresses } from '../routing/language-addresses.ts'
import type { RouteRow } from '../routing/route-row.ts'
import { routeTable } from '../routing/route-table.ts'
import { isListed } from './indexing.ts'

/** The indexed addresses of a site: every listed page whose module the church has. */
export function listedPaths(site: Site): string[] {
  const rows: readonly (RouteRow & { readonly path: string })[] = routeTable
  return rows
    .filter((row) => isListed(row) && !/[:*]/.test(row.path))
    .filter(({ module, isForOrganisations }) =>
      site.kind === 'church' ? !module || site.modules.includes(module) : isForOrganisations,
    )
    .map(({ path }) => path)
}

/** One entry of the sitemap. */
export interface Listed {
  readonly path: string
  /** Written by the church: listed once, not once per language. */
  readonly isWritten?: boolean
  /** ISO 8601. */
  readonly changedAt?: string
}

/** Published content that has an implemented page of its own. */
export function itemsListed(
  items: readonly { readonly tipo: SearchKind; readonly chave: string; readonly dataAtualizacao: string }[],
): Listed[] {
  const kinds = new Set(searchKinds.filter(hasOwnPage))
  return items
    .filter(({ tipo }) => kinds.has(tipo))
    .map(({ tipo, chave, dataAtualizacao }) => ({
      path: itemPath(tipo, chave),
      isWritten: true,
      changedAt: dataAtualizacao,
    }))
}

function hasOwnPage(kind: SearchKind): boolean {
  const sample = itemPath(kind, 'x/x')
  const rows: readonly (RouteRow & { readonly path: string })[] = routeTable
  const row = rows.find(
    ({ path }) => path.includes(':') && new RegExp(`^${path.replace(/:\w+/g, '[^/?]+')}$`).test(sample),
  )
  return row !== undefined && isListed(row)
}

/**
 * A sitemap (sitemaps.org). A page with the product's texts is listed once per language and once without a language, each
 * entry with links to all of them, as search engines require; content of a church is listed once.
 */
export function sitemapXml(origin: string, pages: readonly Listed[]): string {
  const urls = pages.flatMap(({ path, isWritten, changedAt }) => {
    const plain = new URL(path, origin).href
    const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : ''
    if (isWritten) return [`<url><loc>${xmlText(plain)}</loc>${changed}</url>`]
    const alternates = Object.entries(languageAddresses(plain)).map(
      ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(href)}"/>`,
    )
    return Object.values(languageAddresses(plain)).map(
      (address) => `<url><loc>${xmlText(address)}</loc>${changed}${alternates.join('')}</url>`,
    )
  })
  return `${head}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}

/** A sitemap index with this many sitemaps. */
export function sitemapIndexXml(origin: string, count: number): string {
  const maps = Array.from(
    { length: count },
    (_, i) => `<sitemap><loc>${origin}/sitemap.xml?page=${i + 1}</loc></sitemap>`,
  )
  return `${head}<sitemapindex ${namespace}>\n${maps.join('\n')}\n</sitemapindex>\n`
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

function xmlText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
