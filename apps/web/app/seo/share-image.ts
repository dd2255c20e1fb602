import { absoluteImage, imageAt } from '@narthex/contract/media/image-address'
import { itemAt } from '@narthex/contract/search/item-address'
import { type Site, siteName } from '../church/site.ts'

/** The image of link previews. The size of a church's own picture is unknown. */
export interface ShareImage {
  readonly url: string
  readonly alt: string
  readonly size?: { readonly width: number; readonly height: number }
}

/** Size of generated images. */
const size = { width: 1200, height: 630 }

/** A church's first picture (specification §1), otherwise the generated one. */
export function shareImage(site: Site, origin: string): ShareImage {
  const [picture] = site.kind === 'church' ? site.church.imagens : []
  const own = absoluteImage(picture, origin)
  if (picture && own) return { url: own, alt: imageAt(picture)?.textoAlternativo ?? siteName(site) }
  return { url: `${origin}/share.png`, alt: siteName(site), size }
}

/** The generated image of an item's page; undefined for other pages. */
export function itemShareImage(origin: string, pathname: string, alt: string): ShareImage | undefined {
  return itemAt(pathname) && { url: `${origin}/share${pathname}.png`, alt, size }
}
