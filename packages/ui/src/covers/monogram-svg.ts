import { textOn } from '../colour/palette.ts'

/** The size of the mark, in SVG units. */
export const markWidth = 40
export const markHeight = 44

/** The arch of a mark, and a lead line within it, in the ink that reads on its colour. */
export function markArch(colour: string): string {
  return `<path fill="${colour}" d="M3 44V20C3 11 10 4 20 0c10 4 17 11 17 20v24z"/><path fill="none" stroke="${textOn(colour)}" stroke-opacity=".35" stroke-width="1.5" d="M7 44V21c0-7 5-12.5 13-16 8 3.5 13 9 13 16v23"/>`
}

/** A church's mark where it has no logo: its initial under an arch of its colour, as one SVG. */
export function monogramSvg(name: string, colour: string, attributes = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${markWidth} ${markHeight}" width="100%" height="100%" aria-hidden="true" focusable="false"${attributes}>${markArch(colour)}<text x="20" y="33" text-anchor="middle" font-size="20" font-weight="650" fill="${textOn(colour)}">${findInitial(name)}</text></svg>`
}

/** A monogram as the address of an icon. */
export function monogramIcon(name: string, colour: string): string {
  return `data:image/svg+xml,${encodeURIComponent(monogramSvg(name, colour, ' font-family="sans-serif"'))}`
}

/** The first letter of the distinctive word of a church's name (most begin with "church"). Always a letter, so safe in SVG. */
export function findInitial(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  const own = words.find(
    (word) => word.length > 3 && !/^(igreja|church|iglesia|comunidad\p{L}*|community)$/iu.test(word),
  )
  return [...(own ?? words[0] ?? '·')][0]?.toUpperCase() ?? '·'
}
