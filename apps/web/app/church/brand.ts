import { defaultLook, type Look } from '@narthex/contract/churches/looks'
import { brandCss, foreignCoversCss } from '@narthex/ui/colour/brand-css'
import { house } from '@narthex/ui/colour/house'
import { createPalette } from '@narthex/ui/colour/palette'
import { remembered } from '@narthex/ui/colour/remembered'
import { monogramIcon, monogramSvg } from '@narthex/ui/covers/monogram-svg'
import { lookFonts } from './look-fonts.ts'
import { type Site, siteColour, siteLook, siteName } from './site.ts'

/** Look, palette and icons from a site's name, colour and look. Server only: no browser loads the colour arithmetic. */
export interface Brand {
  readonly look: Look
  /** The palette and the look as CSS. */
  readonly css: string
  /** The ground of pages, for the browser's own frame. */
  readonly canvas: { readonly light: string; readonly dark: string }
  /** The monogram, an SVG. */
  readonly mark: string
  /** The address of the monogram as an icon. */
  readonly icon: string
}

/** The brand of a site, in another colour where one is asked for; the house's where there is none. */
export function toBrand(site: Site | undefined, colour?: string): Brand {
  if (!site) return grown(house.name, house.colour, defaultLook)
  const brand = grown(siteName(site), colour ?? siteColour(site), siteLook(site))
  return site.kind === 'organisation' ? { ...brand, css: brand.css + foreignCoversCss() } : brand
}

const grown = remembered((name: string, colour: string, look: Look): Brand => {
  const { light, dark } = createPalette(colour, look)
  return {
    look,
    css: brandCss(colour, look) + lookFonts[look],
    canvas: { light: light.canvas, dark: dark.canvas },
    mark: monogramSvg(name, colour),
    icon: monogramIcon(name, colour),
  }
})
