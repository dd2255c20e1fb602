import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { boundedQueue } from '@narthex/api/platform/bounded-queue'
import sharp from 'sharp'

const tooMany = () => Object.assign(new Error('Too many pictures wait to be drawn'), { statusCode: 429 })

/** Queue of drawings: each keeps a core busy, so many at once would delay pages. */
const queue = boundedQueue({ atOnce: 1, waiting: 20, full: tooMany })

/** Draws a stored picture as JPEG, for programs that read no WebP. What is transparent becomes white. */
export const drawJpeg = async (webp: Readable): Promise<Buffer> => {
  const bytes = await buffer(webp)
  return queue(() => sharp(bytes).flatten({ background: 'white' }).jpeg({ quality: 85, mozjpeg: false }).toBuffer())
}
