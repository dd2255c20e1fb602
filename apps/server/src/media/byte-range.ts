import type { ByteRange } from '@narthex/api/platform/files/file-store'

const range = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * The part of a file that a Range header asks for (RFC 9110 §14); undefined where it asks for all of it, for several
 * parts, or for nothing that is understood; `outside` where the file has no such part.
 */
export function askedRange(header: string | undefined, bytes: number): ByteRange | 'outside' | undefined {
  const [, from, to] = range.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || from + to === '') return undefined
  const last = bytes - 1
  if (from === '') return to === '0' || bytes === 0 ? 'outside' : { start: Math.max(0, bytes - Number(to)), end: last }
  const [start, end] = [Number(from), to === '' ? last : Number(to)]
  // Turned round it is not understood.
  if (to !== '' && end < start) return undefined
  return start > last ? 'outside' : { start, end: Math.min(end, last) }
}
