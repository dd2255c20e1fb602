import sharp, { type Sharp } from 'sharp'
import { boundedQueue } from '../bounded-queue.ts'
import { busy } from '../errors/domain-error.ts'
import { beginsAsPicture } from './image-kinds.ts'

// For the whole process: no picture is drawn twice, so what libvips would keep of the last ones is only memory.
sharp.cache(false)

/** Beyond the sensors of phones; what says it is larger is refused before it is unpacked. */
const limitInputPixels = 50_000_000

/** Limit for the whole process: two threads of the pool encode uploads, the others stay free for pages. */
const queue = boundedQueue({ atOnce: 2, waiting: 20, full: () => busy(2) })

/**
 * Re-encodes an uploaded picture: `draw` gets its first frame upright and writes it without metadata (places, names,
 * other files). Undefined for an invalid picture.
 */
export async function drawPhoto<T>(bytes: Uint8Array, draw: (photo: Sharp) => Promise<T>): Promise<T | undefined> {
  if (!beginsAsPicture(bytes)) return undefined
  return queue(async () => {
    try {
      return await draw(sharp(bytes, { limitInputPixels, failOn: 'error' }).autoOrient())
    } catch {
      return undefined
    }
  })
}
