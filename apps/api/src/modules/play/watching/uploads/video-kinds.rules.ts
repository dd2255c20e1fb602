import { detectEnding } from '../../../../platform/files/file-kinds.ts'

/** Number of leading bytes that `detectVideo` needs; a shorter file is no video. */
export const videoBeginningBytes = 64

/** The name under which a video is kept, by its leading bytes; undefined for anything else. Its own name says nothing. */
export function detectVideo(beginning: Uint8Array): 'video.mp4' | 'video.webm' | 'video.mov' | undefined {
  if (beginning.length < videoBeginningBytes) return undefined
  const ending = detectEnding(beginning, 'VIDEO')
  if (ending === 'webm' || ending === 'mov') return `video.${ending}`
  // Films of phones are MP4 by another name.
  return ending ? 'video.mp4' : undefined
}

/** A name for the list of videos: one line, without control characters. */
export function cleanVideoName(given: string): string {
  const line = given.replace(/[\s\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()
  return line.slice(0, 200) || 'video'
}
