import { languageTag } from '@narthex/client/format/language-tag'
import { fallbackLocale, toLocale } from '@narthex/contract/locale'
import { textsFor } from '@narthex/locales/texts-for'
import { createPalette } from '@narthex/ui/colour/palette'
import { appName } from '../church/app-name.ts'
import { type Site, siteColour, siteIdioma, siteName } from '../church/site.ts'
import type { RouteRow } from '../routing/route-row.ts'
import { type RoutePath, routeTable } from '../routing/route-table.ts'

/** Shortcuts of the app icon, if the church has the module. */
const shortcutPaths: readonly RoutePath[] = ['/live', '/event', '/give', '/prayer']

/** The web app manifest of a site, in the church's own language (W3C Web Application Manifest). */
export function createManifest(site: Site) {
  const colour = siteColour(site)
  return {
    id: '/',
    name: siteName(site),
    short_name: appName(siteName(site)),
    ...(site.description ? { description: site.description } : {}),
    lang: languageTag(siteIdioma(site)),
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: colour,
    background_color: createPalette(colour).light.canvas,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: shortcutsOf(site),
  }
}

function shortcutsOf(site: Site): { name: string; url: string }[] {
  if (site.kind !== 'church') return []
  const { idioma } = site.church
  const { titles } = textsFor(toLocale(idioma) ?? fallbackLocale, idioma)
  const rows: readonly (RouteRow & { readonly path: RoutePath })[] = routeTable
  return rows
    .filter(({ path, module }) => shortcutPaths.includes(path) && module && site.modules.includes(module))
    .flatMap(({ path, title }) => (title ? [{ name: titles[title], url: path }] : []))
}
