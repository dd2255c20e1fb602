import { textOn } from '@narthex/ui/colour/palette'
import { findInitial, markArch, markHeight, markWidth } from '@narthex/ui/covers/monogram-svg'
import type { Brand } from './brand.ts'
import { box, heavier, setText } from './set-text.ts'

export interface IconForm {
  /** Width and height in pixels. */
  readonly size: number
  /** The brand colour fills the icon to its edges, for systems that crop icons (maskable). */
  readonly isFullBleed?: boolean
}

/** Share of a full-bleed icon's height that the mark takes: it fits the safe zone, which is never cropped. */
const safeShare = 0.6

/** Draws a site's icon: its initial under an arch. */
export async function iconSvg({ name, colour }: Brand, { size, isFullBleed = false }: IconForm): Promise<string> {
  const scale = (size * (isFullBleed ? safeShare : 1)) / markHeight
  const [width, height] = [markWidth * scale, markHeight * scale]
  const ground = isFullBleed ? `<path fill="${colour}" d="M0 0h${size}v${size}H0z"/>` : ''
  const place = `translate(${(size - width) / 2} ${(size - height) / 2})`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}<g transform="${place}"><g transform="scale(${scale})">${markArch(colour)}</g>${await letterSvg()}</g></svg>`

  function letterSvg(): Promise<string> {
    const [fontSize, ink] = [23 * scale, textOn(colour)]
    const middle = { width, height, boxSizing: 'border-box', alignItems: 'center', justifyContent: 'center' }
    const letter = box({ fontSize, color: ink, lineHeight: 1, ...heavier(fontSize, ink, 'bold') }, findInitial(name))
    return setText(box({ ...middle, paddingTop: 7 * scale }, [letter]), width, height)
  }
}
