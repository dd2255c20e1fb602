import type { Look } from '@narthex/contract/churches/looks'
import { toOklch } from '@narthex/ui/colour/oklch'
import { createPalette, toDeepShade } from '@narthex/ui/colour/palette'
import { windowKind } from '@narthex/ui/covers/cover-kinds'
import { coverSvg } from '@narthex/ui/covers/cover-svg'
import type { Brand } from './brand.ts'
import { iconSvg } from './icon-svg.ts'
import { type Box, box, heavier, setText, withoutPictures } from './set-text.ts'

/** The image size that networks show uncropped (Open Graph). */
export const shareSize = { width: 1200, height: 630 }

export const margin = 72
const textWidth = 800

/** The colour of the text, and of the wash below it. */
export interface Wash {
  readonly ink: string
  readonly ground: string
}

/** Colours of the text: white on a dark shade over photos and glass, brand colours if plain, else ink on paper. */
export function washFor({ colour, look }: Brand, hasPhoto: boolean): Wash {
  const { light } = createPalette(colour, look)
  if (hasPhoto || look === 'glass') return { ink: '#ffffff', ground: toDeepShade(toOklch(colour)) }
  return look === 'plain' ? { ink: light.onBrand, ground: light.brand } : { ink: light.ink, ground: light.card }
}

/** Draws the preview picture of a site: its drawing, mark, name and description. */
export async function shareSvg(brand: Brand): Promise<string> {
  const { width, height } = shareSize
  // Larger than the picture, so that the centre of the window lies beside the text.
  const window = coverSvg(brand.seed, { colour: brand.colour, kind: windowKind(brand.seed, 0), look: brand.look })
  const ground = `<svg y="-205" width="1560" height="1040">${window}</svg>`
  const markSize = 104
  const wash = washFor(brand, false)
  const mark = await iconSvg(brand, { size: markSize })
  const text = await setText(
    box({ ...whole, flexDirection: 'column', justifyContent: 'flex-end' }, lines(brand, wash.ink)),
    width,
    height,
  )
  return picture([
    ground,
    scrim(wash, brand.look),
    `<g transform="translate(${margin - 8} ${margin})">${mark}</g>`,
    text,
  ])
}

/** Dimensions of the layer over the background. */
export const whole = {
  width: shareSize.width,
  height: shareSize.height,
  boxSizing: 'border-box',
  padding: margin,
} as const

export function picture(layers: readonly string[]): string {
  const { width, height } = shareSize
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${layers.join('')}</svg>`
}

/** Gradient that keeps the text readable on any drawing; solid for a plain look. */
export function scrim({ ground }: Wash, look: Look): string {
  const { width, height } = shareSize
  const [start, end] = look === 'plain' ? [1, 1] : [0.93, 0.66]
  return `<linearGradient id="scrim"><stop offset="0" stop-color="${ground}" stop-opacity="${start}"/><stop offset="${(margin + textWidth) / width}" stop-color="${ground}" stop-opacity="${end}"/><stop offset="1" stop-color="${ground}" stop-opacity="0"/></linearGradient><path fill="url(#scrim)" d="M0 0h${width}v${height}H0z"/>`
}

function lines({ name, description }: Brand, ink: string) {
  const saying = withoutPictures(description ?? '')
  return saying ? [heading(name, ink), line(saying, ink, { marginTop: 24, lineClamp: 3 })] : [heading(name, ink)]
}

const block = { display: 'block', width: textWidth, wordBreak: 'break-word', textOverflow: 'ellipsis' } as const

/** Font size of the title: the longer the title, the smaller. */
export function heading(text: string, ink: string): Box {
  const title = withoutPictures(text)
  const size = title.length <= 20 ? 92 : title.length <= 40 ? 74 : title.length <= 80 ? 58 : 46
  return box(
    { ...block, fontSize: size, lineHeight: 1.1, lineClamp: 4, color: ink, ...heavier(size, ink, 'bold') },
    title,
  )
}

export function line(text: string, ink: string, style: Box['props']['style']): Box {
  return box({ ...block, fontSize: 32, lineHeight: 1.4, color: ink, ...heavier(32, ink, 'regular'), ...style }, text)
}
