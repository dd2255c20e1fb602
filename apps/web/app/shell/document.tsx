import latinFont from '@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2?url'
import type { Locale } from '@narthex/contract/locale'
import { brandCss } from '@narthex/ui/colour/brand-css'
import { monogramIcon } from '@narthex/ui/covers/monogram-svg'
import type { ReactNode } from 'react'
import { Links, Scripts, ScrollRestoration } from 'react-router'
import { type Site, siteColour, siteName } from '../lib/site.ts'
import { PageHead } from './page-head.tsx'

/** The product's own colour, for answers that are no church's. */
export const houseColour = '#7a4b2b'

/** The HTML document. The church's colours come as custom properties in one style, which the page's CSP names by hash. */
export function Document(props: { site: Site | undefined; locale: Locale; children: ReactNode }) {
  const colour = props.site ? siteColour(props.site) : houseColour
  return (
    <html lang={props.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={colour} />
        <PageHead />
        <link
          rel="icon"
          type="image/svg+xml"
          href={monogramIcon(props.site ? siteName(props.site) : 'Narthex', colour)}
        />
        <link rel="preload" href={latinFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Links />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: computed from checked colours only */}
        <style dangerouslySetInnerHTML={{ __html: brandCss(colour) }} />
      </head>
      <body>
        {props.children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}
