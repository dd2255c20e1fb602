import { oklchOf } from '@narthex/ui/colour/oklch'
import { deepOf } from '@narthex/ui/colour/palette'
import { windowKind } from '@narthex/ui/covers/cover-kinds'
import { coverSvg } from '@narthex/ui/covers/cover-svg'
import type { Brand } from './brand.ts'
import { iconSvg } from './icon-svg.ts'
import { box, heavier, setText, withoutPictures } from './set-text.ts'

/** The measures that networks show whole (Open Graph). */
export const shareSize = { width: 1200, height: 630 }

const margin = 72
const textWidth = 800
const white = '#ffffff'

/** The picture that a link to the site is shown with: its glass, its mark, its name and what it says of itself. */
export async function shareSvg(brand: Brand): Promise<string> {
  const { width, height } = shareSize
  const deep = deepOf(oklchOf(brand.colour))
  const markSize = 104
  const whole = { width, height, boxSizing: 'border-box' }
  const mark = await iconSvg(brand, { size: markSize })
  const text = await setText(
    box({ ...whole, padding: margin, flexDirection: 'column', justifyContent: 'flex-end', color: white }, lines(brand)),
    width,
    height,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    // Larger than the picture, so that the window's centre lies beside the text.
    `<svg y="-205" width="1560" height="1040">${coverSvg(brand.seed, brand.colour, windowKind(brand.seed, 0))}</svg>`,
    // As strong below all of the text as covers need for white letters to read on any colour.
    `<linearGradient id="scrim"><stop offset="0" stop-color="${deep}" stop-opacity=".93"/><stop offset="${(margin + textWidth) / width}" stop-color="${deep}" stop-opacity=".66"/><stop offset="1" stop-color="${deep}" stop-opacity="0"/></linearGradient>`,
    `<path fill="url(#scrim)" d="M0 0h${width}v${height}H0z"/>`,
    `<g transform="translate(${margin - 8} ${margin})">${mark}</g>`,
    text,
    '</svg>',
  ].join('')
}

function lines({ name, description }: Brand) {
  const title = withoutPictures(name)
  const size = title.length <= 20 ? 92 : title.length <= 40 ? 74 : title.length <= 80 ? 58 : 46
  const block = { display: 'block', width: textWidth, wordBreak: 'break-word', textOverflow: 'ellipsis' }
  const heading = box(
    { ...block, fontSize: size, lineHeight: 1.1, lineClamp: 4, ...heavier(size, white, 'bold') },
    title,
  )
  const saying = withoutPictures(description ?? '')
  if (!saying) return [heading]
  const small = { ...block, fontSize: 32, lineHeight: 1.4, marginTop: 24, lineClamp: 3 }
  return [heading, box({ ...small, ...heavier(32, white, 'regular') }, saying)]
}
