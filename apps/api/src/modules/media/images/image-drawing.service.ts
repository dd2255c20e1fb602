import { largestImage, variantWidths } from '@narthex/contract/media/image-address'
import sharp, { type Sharp } from 'sharp'
import { boundedQueue } from '../../../platform/bounded-queue.ts'
import { drawPhoto } from '../../../platform/images/photo.ts'
import { coloursOf } from './image-colours.rules.ts'

/** A picture as it is kept: its size, its blur, and the same picture in each width, as WebP. */
export interface DrawnImage {
  readonly width: number
  readonly height: number
  readonly colours: string | undefined
  readonly variants: readonly { readonly width: number; readonly bytes: Uint8Array<ArrayBuffer> }[]
}

const seconds = 5

/** Draws a picture anew in each width that is kept. Undefined for what is no sound picture. Throws BUSY. */
export function drawImage(bytes: Uint8Array): Promise<DrawnImage | undefined> {
  return drawPhoto(bytes, async (photo) => {
    // Once unpacked, and as small as it will be: all that follows is drawn from this.
    const { data, info } = await photo
      .resize({ ...largestImage, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const unpacked = () => sharp(data, { raw: { width, height, channels } })
    const isOpaque = channels === 3 || (await unpacked().stats()).isOpaque
    const drawn = () => (isOpaque ? unpacked().removeAlpha() : unpacked())
    const variants: DrawnImage['variants'][number][] = []
    for (const narrower of variantWidths(width))
      variants.push({ width: narrower, bytes: await webpOf(drawn().resize({ width: narrower })) })
    const dots = await drawn().resize(4, 3, { fit: 'fill' }).raw().toBuffer()
    return { width, height, colours: isOpaque ? coloursOf(dots) : undefined, variants }
  })
}

/** One at a time in a process, however many wait: it takes seconds, and nobody does. */
const queue = boundedQueue({ atOnce: 1, waiting: Number.POSITIVE_INFINITY, full: () => new Error('Never') })

/** The same picture as AVIF, at a width; as much as the eye needs. */
export function drawAvif(webp: Uint8Array, width: number): Promise<Uint8Array<ArrayBuffer>> {
  return queue(
    async () => new Uint8Array(await sharp(webp).resize({ width }).avif({ quality: 50, effort: 2 }).toBuffer()),
  )
}

async function webpOf(picture: Sharp): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await picture.webp({ quality: 80, effort: 3 }).timeout({ seconds }).toBuffer())
}
