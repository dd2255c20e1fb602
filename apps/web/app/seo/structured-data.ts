import { locales } from '@narthex/contract/locale'
import type { Spoken } from '@narthex/locales/catalogue'
import { type Site, siteName } from '../church/site.ts'
import type { DocumentParts } from '../document/document-parts.ts'
import { findRow } from '../routing/route-lookup.ts'

/** Something as schema.org describes it: a type, and properties by their names there. Empty ones are left out. */
export interface Thing {
  readonly '@type': string | readonly string[]
  readonly [property: string]: unknown
}

/** How the things of one site name its owner to each other. */
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

/** The way from the home page to this one, as the address has pages below each other; nothing on the home page. */
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

/** The same things, with the last step of the way here called by its own name instead of what it is one of. */
export function withTrailEnd(things: readonly Thing[], name: string): Thing[] {
  return things.map((thing) => {
    if (thing['@type'] !== 'BreadcrumbList') return thing
    const steps = thing.itemListElement as readonly object[]
    return { ...thing, itemListElement: steps.with(-1, { ...steps.at(-1), name }) }
  })
}

/**
 * The page with its things in a data block that no browser runs (JSON-LD). Written past React: it never changes while
 * the page is open, so the browser's side has neither to know nor to carry it.
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
