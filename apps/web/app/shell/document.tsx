import { toZonedIso } from '@narthex/contract/church-time'
import type { Locale } from '@narthex/contract/locale'
import { findVariant } from '@narthex/locales/variant-tag'
import { type ReactNode, useContext } from 'react'
import { Links, Scripts, ScrollRestoration, useLocation } from 'react-router'
import { type Site, siteIdioma } from '../church/site.ts'
import { waitingStatusId } from '../document/asleep.ts'
import type { RootData } from '../page/root-data.ts'
import { OwnMarkContext } from './own-mark.ts'
import { PageHead } from './page-head.tsx'
import { SiteIdentity } from './site-identity.tsx'

/**
 * Enables view transitions between documents. Inline, because a page that is revealed before a style sheet has loaded
 * would change its opt-in during the transition and report an error.
 */
const slideFade = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'

/** Already executed before hydration, so React must not insert them again. */
const firstTexts = import.meta.env.SSR
  ? (await import('virtual:first-scripts')).firstScripts
  : { state: '', touches: '' }

/**
 * The distance of a church's clocks from UTC at present, such as `-03:00`: the first script compares it with the reader's.
 * Formatting a date in a zone costs a slow phone more than the rest of the script.
 */
const findOffset = (site: RootData['site'] | undefined) =>
  import.meta.env.SSR && site?.kind === 'church' ? toZonedIso(new Date(), site.church.fusoHorario).slice(19) : undefined

/** The reader's language, or the variant of it that the church chose. */
const languageOf = (locale: Locale, site: Site | undefined) => (site && findVariant(locale, siteIdioma(site))) ?? locale

/** Used by documents without a site. */
const houseBrand = import.meta.env.SSR ? (await import('../church/brand.ts')).toBrand(undefined) : undefined

/**
 * The HTML document. The church's colours are custom properties in one style, allowed by its hash in the CSP. Without a
 * site it is an error page and has no app.
 */
export function Document(props: { root: RootData | undefined; locale: Locale; children: ReactNode }) {
  const { root } = props
  const brand = root?.brand ?? houseBrand
  const mark = useContext(OwnMarkContext)
  return (
    // The first script sets attributes before hydration.
    <html
      lang={languageOf(props.locale, root?.site)}
      data-look={brand?.look}
      data-zone={findOffset(root?.site)}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <FirstScript mark={mark} text={firstTexts.state} />
        {root && <FirstScript mark={mark} text={firstTexts.touches} />}
        <PageHead />
        {brand && <SiteIdentity site={root?.site} brand={brand} />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: computed from checked colours only */}
        <style nonce={mark} dangerouslySetInnerHTML={{ __html: `${brand?.css ?? ''}${slideFade}` }} />
        <Links />
      </head>
      <body>
        {props.children}
        {root && (
          <>
            <WaitingStatus text={root.messages.shell.loading} />
            <KeptScroll />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

/** An inline script: our own text, always the same. */
function FirstScript({ mark, text }: { mark: string | undefined; text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as above
  return <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}

/** Announces that a touch waits for the app; written by the first script, and left alone by hydration. */
function WaitingStatus({ text }: { text: string }) {
  return (
    <p
      id={waitingStatusId}
      role="status"
      className="sr-only"
      data-text={text}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: always empty
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}

/** Scroll restoration, except in frames of other sites, to which browsers refuse its session storage with an error. */
function KeptScroll() {
  return useLocation().pathname.startsWith('/embed/') ? null : <ScrollRestoration />
}
