import * as z from 'zod/mini'
import { code } from '../validation/codes.ts'
import { videoSourceAt } from './video-address.ts'

/** Rule of a field with the address of a video. */
export const isVideoAddress = z.refine<string>((address) => videoSourceAt(address) !== undefined, {
  error: code('VIDEO_ADDRESS'),
})
