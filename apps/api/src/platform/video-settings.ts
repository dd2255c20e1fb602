/** Limits of the videos that churches keep in the product, and the program that converts them. */
export interface VideoSettings {
  /** Most bytes of one video. */
  readonly maxBytes: number
  /** Most bytes of all videos of a church, beside its other files. */
  readonly bytesPerChurch: number
  /** Path of ffmpeg; without it videos are played as they were sent. */
  readonly ffmpegPath?: string | undefined
}

const gibibyte = 1024 ** 3

export const usualVideoSettings: VideoSettings = { maxBytes: 4 * gibibyte, bytesPerChurch: 100 * gibibyte }
