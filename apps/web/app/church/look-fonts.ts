import fraunces from '@fontsource/fraunces/files/fraunces-latin-500-normal.woff2?url'
import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url'
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import type { Look } from '@narthex/contract/churches/looks'

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212'

/** A letter of the device, stretched to the measure of the web font, so that nothing moves when that arrives. */
interface Fallback {
  readonly local: readonly string[]
  /** Percent. */
  readonly size: number
  readonly ascent: number
  readonly descent: number
}

const sans = ['Arial', 'Liberation Sans', 'Roboto']
const serif = ['Times New Roman', 'Liberation Serif', 'Tinos']

/** The font of each look as CSS, beside or instead of the product's own; glass has that alone. Requested as app.css says. */
export const lookFonts: Record<Look, string> = {
  glass: '',
  linen: face(fraunces, '500', { local: serif, size: 116.5, ascent: 84.1, descent: 22.3 }) + forHeadings('serif'),
  azulejo: face(marcellus, '400', { local: serif, size: 112.3, ascent: 86.4, descent: 24.9 }) + forHeadings('serif'),
  landscape: face(figtree, '300 900', { local: sans, size: 99.5, ascent: 95.5, descent: 25.1 }) + forAll(),
  plain: face(bricolage, '200 800', { local: sans, size: 104, ascent: 89.4, descent: 26 }) + forAll(),
}

function face(address: string, weight: string, { local, size, ascent, descent }: Fallback): string {
  const sources = local.map((name) => `local("${name}")`).join()
  return `@font-face{font-family:Look;src:url(${address})format("woff2");font-weight:${weight};font-display:swap;unicode-range:${latin}}@font-face{font-family:"Look Fallback";src:${sources};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`
}

function forHeadings(kind: string): string {
  return `:root{--fonts:"Commissioner Variable",Look;--font-head:var(--look-font,"Look Fallback"),"Look Fallback",${kind}}${arrived('--look-font')}`
}

/** All text is set in it. */
function forAll(): string {
  return `:root{--fonts:Look;--font-sans:var(--web-font,"Look Fallback"),"Look Fallback",system-ui,sans-serif}${arrived('--web-font')}`
}

/** Rules that apply where the browser has the font already, and where no script could say so. */
function arrived(property: string): string {
  return `:root[data-look][data-font]{${property}:Look}@media(scripting:none){:root[data-look]{${property}:Look}}`
}
