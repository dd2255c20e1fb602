import { metaDescriptionLength } from '@narthex/contract/limits'
import { chosenLocale, languageKey } from '@narthex/contract/locale'
import { createContext, useContext } from 'react'
import { useLocation } from 'react-router'
import { siteIdioma, siteName } from '../church/site.ts'
import { shortened } from '../format/excerpt.ts'
import { languageTag } from '../format/language-tag.ts'
import type { RootData } from '../page/root-data.ts'
import { languageAddresses } from '../routing/language-addresses.ts'
import { itemShareImage, type ShareImage, shareImage } from '../seo/share-image.ts'

/** What loaders say of a page to programs alone. */
export interface HeadNotes {
  /** What a link to the page is shown with, in place of what its address or the site has. */
  readonly shareImage?: ShareImage | undefined
  /** Feeds of what the page lists. */
  readonly feeds: readonly { readonly title: string; readonly href: string }[]
  /** The languages that what the page is about can be read in; as many as the product's where nobody says. */
  readonly languages?: readonly string[] | undefined
}

export const HeadNotesContext = createContext<HeadNotes>({ feeds: [] })

export interface ServedHeadProps {
  readonly root: RootData
  /** As the browser shows it. */
  readonly title: string
  readonly isListed: boolean
  /** What the page is about, where that is not the site. */
  readonly description?: string | undefined
}

/**
 * What of a page's head is for programs that read the answer of the server and no other: search engines, previews of
 * links, feed readers. The browser's side neither renders nor carries it.
 */
export function ServedHead({ root, title, isListed, ...page }: ServedHeadProps) {
  const { pathname, search } = useLocation()
  const { feeds, languages } = useContext(HeadNotesContext)
  const description = shortened(page.description ?? null, metaDescriptionLength) ?? root.site.description
  const address = canonicalOf(root.origin, pathname, search, languages)
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

/** What a link to the page looks like where people share it. */
function Preview({
  root: { site, origin },
  title,
  description,
  address,
  isListed,
}: ServedHeadProps & { address: string }) {
  const { pathname } = useLocation()
  const notes = useContext(HeadNotesContext)
  // What is not public yet has no picture that anybody may ask for.
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
 * Each language's page is its own original, or search engines would take the others for copies. In a language that its
 * text was not translated into, it is one.
 */
function canonicalOf(origin: string, pathname: string, search: string, languages: HeadNotes['languages']): string {
  const locale = chosenLocale(new URLSearchParams(search).get(languageKey))
  const plain = `${origin}${pathname}`
  return locale && isReadIn(locale, languages) ? languageAddresses(plain)[locale] : plain
}
