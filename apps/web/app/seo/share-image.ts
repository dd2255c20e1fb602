import { itemAt } from '@narthex/contract/search/item-address'
import { type Site, siteName } from '../church/site.ts'

/** What a link to the site is shown with. Of a church's own picture the measures are not known. */
export interface ShareImage {
  readonly url: string
  readonly alt: string
  readonly size?: { readonly width: number; readonly height: number }
}

/** Of what is drawn. */
const size = { width: 1200, height: 630 }

/** A church's first picture (specification §1), or the one that is drawn for it. */
export function shareImage(site: Site, origin: string): ShareImage {
  const [picture] = site.kind === 'church' ? site.church.imagens : []
  const own = picture && URL.parse(picture, origin)
  if (own) return { url: own.href, alt: siteName(site) }
  return { url: `${origin}/share.png`, alt: siteName(site), size }
}

/** The picture that is drawn for the thing whose page this is; nothing where it is no such page. */
export function itemShareImage(origin: string, pathname: string, alt: string): ShareImage | undefined {
  return itemAt(pathname) && { url: `${origin}/share${pathname}.png`, alt, size }
}
