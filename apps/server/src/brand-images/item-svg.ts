import { coverSvg } from '@narthex/ui/covers/cover-svg'
import type { DrawnCover } from '@narthex/ui/covers/item-cover'
import type { Brand } from './brand.ts'
import { iconSvg } from './icon-svg.ts'
import { box, heavier, setText, withoutPictures } from './set-text.ts'
import { heading, line, margin, picture, scrim, shareSize, washFor, whole } from './share-svg.ts'

/** The texts and the background of an item's picture. */
export interface PicturedItem {
  readonly title: string
  /** The kind of item, in the church's language. */
  readonly kind: string
  /** Whether the text lies over a photo; otherwise a cover is drawn. */
  readonly hasPhoto: boolean
  /** Seed and options of the cover. */
  readonly cover: DrawnCover
}

const markSize = 72

/** Draws the preview picture of an item: the church above, kind and title below. */
export async function itemSvg(brand: Brand, { title, kind, hasPhoto, cover }: PicturedItem): Promise<string> {
  const { width, height } = shareSize
  const window = `<svg y="-205" width="1560" height="1040">${coverSvg(cover.seed, { colour: brand.colour, kind: cover.kind, look: brand.look })}</svg>`
  const ground = hasPhoto ? '' : window
  const wash = washFor(brand, hasPhoto)
  const mark = await iconSvg(brand, { size: markSize })
  const church = box(
    {
      marginLeft: markSize + 16,
      height: markSize,
      width: 640,
      alignItems: 'center',
      fontSize: 34,
      lineHeight: 1.15,
      color: wash.ink,
      ...heavier(34, wash.ink, 'bold'),
    },
    withoutPictures(brand.name),
  )
  const text = await setText(
    box({ ...whole, flexDirection: 'column', justifyContent: 'space-between' }, [
      church,
      box({ flexDirection: 'column' }, [line(kind, wash.ink, { marginBottom: 12 }), heading(title, wash.ink)]),
    ]),
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
