import { pictureSides } from '@narthex/contract/users/picture-address'
import sharp, { type Sharp } from 'sharp'
import { boundedQueue } from '../../../platform/bounded-queue.ts'
import { busy } from '../../../platform/http/domain-error.ts'
import type { Square } from './pictures.queries.ts'
import { beginsAsPicture } from './pictures.rules.ts'

/** Beyond the sensors of phones; what says it is larger is refused before it is unpacked. */
const limitInputPixels = 50_000_000
const seconds = 2

/** Of the whole process: uploads take two threads of the pool, and pages are served meanwhile. */
const queue = boundedQueue({ atOnce: 2, waiting: 20, full: () => busy(2) })

/**
 * Draws a photo anew as the squares that are kept: upright, its first frame, in sRGB, on white, with nothing of what
 * came beside its pixels (places, names, other files). Undefined for what is no sound picture. Throws BUSY.
 */
export async function drawSquares(bytes: Uint8Array): Promise<Square[] | undefined> {
  if (!beginsAsPicture(bytes)) return undefined
  return queue(async () => {
    try {
      const [largest, ...smaller] = pictureSides
      const upright = sharp(bytes, { limitInputPixels, failOn: 'error' })
        .autoOrient()
        .flatten({ background: '#ffffff' })
      const conteudo = await squareOf(upright, largest)
      const rest = smaller.map(async (lado) => ({ lado, conteudo: await squareOf(sharp(conteudo), lado) }))
      return [{ lado: largest, conteudo }, ...(await Promise.all(rest))]
    } catch {
      return undefined
    }
  })
}

function squareOf(picture: Sharp, side: number): Promise<Buffer> {
  return picture.resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).timeout({ seconds }).toBuffer()
}
