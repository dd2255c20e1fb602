import { largestImage, variantWidths } from '@narthex/contract/media/image-address'
import sharp, { type Sharp } from 'sharp'
import { boundedQueue } from '../../../platform/bounded-queue.ts'
import { drawPhoto } from '../../../platform/images/photo.ts'
import { summariseColours } from './image-colours.rules.ts'

/** A picture for storage: its size, its blurred preview and its WebP variants. */
export interface DrawnImage {
  readonly width: number
  readonly height: number
  readonly colours: string | undefined
  readonly variants: readonly { readonly width: number; readonly bytes: Uint8Array<ArrayBuffer> }[]
}

const timeoutSeconds = 5

/** Draws a picture in each stored width. Returns undefined if the bytes are not a valid picture. */
export const drawImage = (bytes: Uint8Array): Promise<DrawnImage | undefined> => drawPhoto(bytes, drawVariants)

/** Draws a part of a picture in each stored width; the part is in pixels of the picture. */
export const drawPart = (bytes: Uint8Array, part: PixelRectangle): Promise<DrawnImage | undefined> =>
  drawPhoto(bytes, (photo) => drawVariants(photo.extract(part)))

export interface PixelRectangle {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

async function drawVariants(photo: Sharp): Promise<DrawnImage> {
  // Decode once, at the largest stored size; all variants are drawn from this buffer.
  const { data, info } = await photo
    .resize({ ...largestImage, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: timeoutSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const unpacked = () => sharp(data, { raw: { width, height, channels } })
  const isOpaque = channels === 3 || (await unpacked().stats()).isOpaque
  const drawn = () => (isOpaque ? unpacked().removeAlpha() : unpacked())
  const variants: DrawnImage['variants'][number][] = []
  for (const narrower of variantWidths(width))
    variants.push({ width: narrower, bytes: await encodeWebp(drawn().resize({ width: narrower })) })
  const dots = await drawn().resize(4, 3, { fit: 'fill' }).raw().toBuffer()
  return { width, height, colours: isOpaque ? summariseColours(dots) : undefined, variants }
}

/** One at a time per process with an unbounded queue: AVIF takes seconds, and no request waits for it. */
const queue = boundedQueue({ atOnce: 1, waiting: Number.POSITIVE_INFINITY, full: () => new Error('Never') })

/** Encodes a picture as AVIF at a width, at a quality without visible loss. */
export function drawAvif(webp: Uint8Array, width: number): Promise<Uint8Array<ArrayBuffer>> {
  return queue(
    async () => new Uint8Array(await sharp(webp).resize({ width }).avif({ quality: 50, effort: 2 }).toBuffer()),
  )
}

async function encodeWebp(picture: Sharp): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await picture.webp({ quality: 80, effort: 3 }).timeout({ seconds: timeoutSeconds }).toBuffer())
}
