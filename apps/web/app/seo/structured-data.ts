import { locales } from '@narthex/contract/locale'
import type { Spoken } from '@narthex/locales/catalogue'
import { type Site, siteName } from '../church/site.ts'
import type { DocumentParts } from '../document/document-parts.ts'
import { findRow } from '../routing/route-lookup.ts'

/** A schema.org object: type and properties. Empty properties are left out. */
export interface Thing {
  readonly '@type': string | readonly string[]
  readonly [property: string]: unknown
}

/** The `@id` by which the objects of a site refer to its owner. */
export function ownerId(site: Site, origin: string): string {
  return `${origin}/#${site.kind}`
}

export function websiteThing(site: Site, origin: string): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    url: `${origin}/`,
    name: siteName(site),
    inLanguage: locales,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
    publisher: { '@type': 'Organization', '@id': ownerId(site, origin), name: siteName(site), url: `${origin}/` },
  }
}

/** The breadcrumbs from the home page to this page, by path segments; none on the home page. */
export function trailThings({ origin, pathname }: URL, title: string, titles: Spoken['titles']): Thing[] {
  const segments = pathname.split('/').filter(Boolean)
  if (segments.length === 0) return []
  const above = segments.flatMap((_, depth) => {
    const path = `/${segments.slice(0, depth).join('/')}`
    const name = findRow(path)?.title
    return name ? [{ path, name: titles[name] }] : []
  })
  const steps = [...above, { path: pathname, name: title }]
  const itemListElement = steps.map(({ path, name }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: `${origin}${path}`,
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}

/** Renames the last breadcrumb to the item's title. */
export function withTrailEnd(things: readonly Thing[], name: string): Thing[] {
  return things.map((thing) => {
    if (thing['@type'] !== 'BreadcrumbList') return thing
    const steps = thing.itemListElement as readonly object[]
    return { ...thing, itemListElement: steps.with(-1, { ...steps.at(-1), name }) }
  })
}

/**
 * Adds the structured data to the page as JSON-LD. Written outside React: it never changes while the page is open, so
 * the browser does not load its code.
 */
export function withStructuredData(document: DocumentParts, things: readonly Thing[]): DocumentParts {
  if (things.length === 0) return document
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': things }, leaveOutEmpty)
  // A church's own text may hold `</script>`.
  const block = `<script type="application/ld+json">${graph.replaceAll('<', '\\u003c')}</script>`
  return { ...document, end: document.end.replace('</body>', () => `${block}</body>`) }
}

function leaveOutEmpty(_: string, value: unknown): unknown {
  const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0)
  return isEmpty ? undefined : value
}
