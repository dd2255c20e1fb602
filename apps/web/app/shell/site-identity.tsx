import { appName } from '../church/app-name.ts'
import type { Brand } from '../church/brand.ts'
import { type Site, siteName } from '../church/site.ts'

/** Icons and theme colour of the site; those of the product without a site. */
export function SiteIdentity({ site, brand }: { site: Site | undefined; brand: Brand }) {
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={brand.canvas.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={brand.canvas.dark} />
      {/* `any` makes browsers prefer the drawing, which costs no request, to the pixels. */}
      <link rel="icon" type="image/svg+xml" sizes="any" href={brand.icon} />
      <link rel="icon" type="image/png" sizes="192x192" href="/icon-192.png" />
      <link rel="apple-touch-icon" sizes="180x180" href="/apple-touch-icon.png" />
      {site && <InstalledAs name={siteName(site)} />}
    </>
  )
}

function InstalledAs({ name }: { name: string }) {
  return (
    <>
      <link rel="manifest" href="/manifest.webmanifest" />
      <meta name="application-name" content={name} />
      <meta name="apple-mobile-web-app-title" content={appName(name)} />
    </>
  )
}
