import { chosenLocale, languageKey } from '@narthex/contract/locale'
import { useLocation, useMatches, useRouteError } from 'react-router'
import { failureOf } from '../lib/failure.ts'
import { languageAddresses } from '../lib/language-addresses.ts'
import { languageTag } from '../lib/language-tag.ts'
import type { RootData } from '../lib/root-data.ts'
import { shareImage } from '../lib/share-image.ts'
import { siteIdioma, siteName } from '../lib/site.ts'
import { useRootIfLoaded } from './use-site.ts'

/** The head of a page (specification §1): church name first, then the page's title; what search and previews show. */
export function PageHead() {
  const root = useRootIfLoaded()
  const error = useRouteError()
  const leaf = useMatches().at(-1)?.loaderData as { title?: string; isListed?: boolean } | undefined
  if (error) {
    const { reason, messages } = failureOf(error)
    const title = (root?.messages ?? messages).errors[`${reason}Title`]
    return <Unlisted title={root ? `${siteName(root.site)} · ${title}` : title} />
  }
  if (!root) return <Unlisted title={leaf?.title ?? ''} />
  const title = `${siteName(root.site)} · ${leaf?.title ?? ''}`
  return (
    <>
      {leaf?.isListed ? <Listed root={root} title={title} /> : <Unlisted title={title} />}
      <Preview root={root} title={title} />
    </>
  )
}

/** For pages that nobody should find by searching: errors, members' pages, steps on the way. */
function Unlisted({ title }: { title: string }) {
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}

function Listed({ root: { site, origin }, title }: { root: RootData; title: string }) {
  const { pathname, search } = useLocation()
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="index, follow" />
      <link rel="canonical" href={canonicalOf(origin, pathname, search)} />
      {Object.entries(languageAddresses(`${origin}${pathname}`)).map(([language, href]) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      {site.description && <meta name="description" content={site.description} />}
    </>
  )
}

/** What a link to the page looks like where people share it. */
function Preview({ root: { site, origin }, title }: { root: RootData; title: string }) {
  const { pathname, search } = useLocation()
  const image = shareImage(site, origin)
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:url" content={canonicalOf(origin, pathname, search)} />
      <meta property="og:site_name" content={siteName(site)} />
      <meta property="og:locale" content={languageTag(siteIdioma(site)).replace('-', '_')} />
      <meta property="og:title" content={title} />
      {site.description && <meta property="og:description" content={site.description} />}
      <meta property="og:image" content={image.url} />
      <meta property="og:image:alt" content={image.alt} />
      {image.size && <meta property="og:image:width" content={String(image.size.width)} />}
      {image.size && <meta property="og:image:height" content={String(image.size.height)} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** Each language's page is its own original, or search engines would take the others for copies. */
function canonicalOf(origin: string, pathname: string, search: string): string {
  const locale = chosenLocale(new URLSearchParams(search).get(languageKey))
  const plain = `${origin}${pathname}`
  return locale ? languageAddresses(plain)[locale] : plain
}
