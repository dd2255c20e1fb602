import { shortened } from '@narthex/client/format/excerpt'
import { languageTag } from '@narthex/client/format/language-tag'
import { metaDescriptionLength } from '@narthex/contract/limits'
import { chosenLocale, languageKey } from '@narthex/contract/locale'
import { createContext, useContext } from 'react'
import { useLocation } from 'react-router'
import { siteIdioma, siteName } from '../church/site.ts'
import type { RootData } from '../page/root-data.ts'
import { languageAddresses } from '../routing/language-addresses.ts'
import { itemShareImage, type ShareImage, shareImage } from '../seo/share-image.ts'

/** Metadata for crawlers and previews only. */
export interface HeadNotes {
  /** Overrides the share image of the address and the site. */
  readonly shareImage?: ShareImage | undefined
  /** Feeds linked from the page. */
  readonly feeds: readonly { readonly title: string; readonly href: string }[]
  /** The address to list instead of the page's own. */
  readonly canonicalPath?: string | undefined
  /** The languages of the page's content; all languages of the product by default. */
  readonly languages?: readonly string[] | undefined
}

export const HeadNotesContext = createContext<HeadNotes>({ feeds: [] })

export interface ServedHeadProps {
  readonly root: RootData
  /** The document title. */
  readonly title: string
  readonly isListed: boolean
  /** Summary of the page's content; the site's by default. */
  readonly description?: string | undefined
}

/**
 * The part of the head for programs that read the server's answer: search engines, link previews, feed readers. The
 * browser neither renders nor loads it.
 */
export function ServedHead({ root, title, isListed, ...page }: ServedHeadProps) {
  const location = useLocation()
  const { feeds, languages, canonicalPath } = useContext(HeadNotesContext)
  const pathname = canonicalPath ?? location.pathname
  const description = shortened(page.description ?? null, metaDescriptionLength) ?? root.site.description
  const address = canonicalOf(root.origin, pathname, location.search, languages)
  return (
    <>
      {isListed && (
        <>
          <meta name="robots" content="index, follow" />
          <link rel="canonical" href={address} />
          {Object.entries(languageAddresses(`${root.origin}${pathname}`))
            .filter(([language]) => language === 'x-default' || isReadIn(language, languages))
            .map(([language, href]) => (
              <link key={language} rel="alternate" hrefLang={language} href={href} />
            ))}
          {description && <meta name="description" content={description} />}
        </>
      )}
      {feeds.map(({ title, href }) => (
        <link key={href} rel="alternate" type="application/rss+xml" title={title} href={href} />
      ))}
      <Preview root={root} title={title} description={description} address={address} isListed={isListed} />
    </>
  )
}

/** Open Graph data of link previews. */
function Preview({
  root: { site, origin },
  title,
  description,
  address,
  isListed,
}: ServedHeadProps & { address: string }) {
  const { pathname } = useLocation()
  const notes = useContext(HeadNotesContext)
  // The images of unpublished items are not public.
  const ofItem = isListed && site.kind === 'church' ? itemShareImage(origin, pathname, title) : undefined
  const image = notes.shareImage ?? ofItem ?? shareImage(site, origin)
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={siteName(site)} />
      <meta property="og:locale" content={languageTag(siteIdioma(site)).replace('-', '_')} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={image.url} />
      <meta property="og:image:alt" content={image.alt} />
      {image.size && <meta property="og:image:width" content={String(image.size.width)} />}
      {image.size && <meta property="og:image:height" content={String(image.size.height)} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

const isReadIn = (language: string, languages: HeadNotes['languages']) => languages?.includes(language) ?? true

/**
 * Each language is canonical for itself, otherwise search engines would treat the others as duplicates. In a language
 * without a translation of its text, the page is a duplicate.
 */
function canonicalOf(origin: string, pathname: string, search: string, languages: HeadNotes['languages']): string {
  const locale = chosenLocale(new URLSearchParams(search).get(languageKey))
  const plain = `${origin}${pathname}`
  return locale && isReadIn(locale, languages) ? languageAddresses(plain)[locale] : plain
}
