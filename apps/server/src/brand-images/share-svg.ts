import { toOklch } from '@narthex/ui/colour/oklch'
import { toDeepShade } from '@narthex/ui/colour/palette'
import { windowKind } from '@narthex/ui/covers/cover-kinds'
import { coverSvg } from '@narthex/ui/covers/cover-svg'
import type { Brand } from './brand.ts'
import { iconSvg } from './icon-svg.ts'
import { type Box, box, heavier, setText, withoutPictures } from './set-text.ts'

/** The image size that networks show uncropped (Open Graph). */
export const shareSize = { width: 1200, height: 630 }

export const margin = 72
const textWidth = 800
export const white = '#ffffff'

/** Draws the preview picture of a site: stained glass, mark, name and description. */
export async function shareSvg(brand: Brand): Promise<string> {
  const { width, height } = shareSize
  // Larger than the picture, so that the centre of the window lies beside the text.
  const window = coverSvg(brand.seed, brand.colour, windowKind(brand.seed, 0))
  const ground = `<svg y="-205" width="1560" height="1040">${window}</svg>`
  const markSize = 104
  const mark = await iconSvg(brand, { size: markSize })
  const text = await setText(
    box({ ...whole, flexDirection: 'column', justifyContent: 'flex-end' }, lines(brand)),
    width,
    height,
  )
  return picture([ground, scrim(brand), `<g transform="translate(${margin - 8} ${margin})">${mark}</g>`, text])
}

/** Dimensions of the layer over the background. */
export const whole = {
  width: shareSize.width,
  height: shareSize.height,
  boxSizing: 'border-box',
  padding: margin,
  color: white,
} as const

export function picture(layers: readonly string[]): string {
  const { width, height } = shareSize
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${layers.join('')}</svg>`
}

/** Strong enough below the text for white letters to be readable on any colour. */
export function scrim({ colour }: Brand): string {
  const { width, height } = shareSize
  const deep = toDeepShade(toOklch(colour))
  return `<linearGradient id="scrim"><stop offset="0" stop-color="${deep}" stop-opacity=".93"/><stop offset="${(margin + textWidth) / width}" stop-color="${deep}" stop-opacity=".66"/><stop offset="1" stop-color="${deep}" stop-opacity="0"/></linearGradient><path fill="url(#scrim)" d="M0 0h${width}v${height}H0z"/>`
}

function lines({ name, description }: Brand) {
  const saying = withoutPictures(description ?? '')
  return saying ? [heading(name), line(saying, { marginTop: 24, lineClamp: 3 })] : [heading(name)]
}

const block = { display: 'block', width: textWidth, wordBreak: 'break-word', textOverflow: 'ellipsis' } as const

/** Font size of the title: the longer the title, the smaller. */
export function heading(text: string): Box {
  const title = withoutPictures(text)
  const size = title.length <= 20 ? 92 : title.length <= 40 ? 74 : title.length <= 80 ? 58 : 46
  return box({ ...block, fontSize: size, lineHeight: 1.1, lineClamp: 4, ...heavier(size, white, 'bold') }, title)
}

export function line(text: string, style: Box['props']['style']): Box {
  return box({ ...block, fontSize: 32, lineHeight: 1.4, ...heavier(32, white, 'regular'), ...style }, text)
}
