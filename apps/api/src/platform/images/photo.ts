import sharp, { type Sharp } from 'sharp'
import { boundedQueue } from '../bounded-queue.ts'
import { busy } from '../http/domain-error.ts'
import { beginsAsPicture } from './image-kinds.ts'

/** Beyond the sensors of phones; what says it is larger is refused before it is unpacked. */
const limitInputPixels = 50_000_000

/** Of the whole process: uploads take two threads of the pool, and pages are served meanwhile. */
const queue = boundedQueue({ atOnce: 2, waiting: 20, full: () => busy(2) })

/**
 * Draws what somebody sent anew: `draw` gets it upright, its first frame alone, and writes it without anything that came
 * beside its pixels (places, names, other files). Undefined for what is no sound picture. Throws BUSY.
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
