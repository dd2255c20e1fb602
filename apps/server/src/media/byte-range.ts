import type { ByteRange } from '@narthex/api/platform/files/file-store'

const range = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * Parses a Range header (RFC 9110 §14). Undefined for the whole file, several ranges or an invalid header; `outside`
 * where the range does not overlap the file.
 */
export function askedRange(header: string | undefined, bytes: number): ByteRange | 'outside' | undefined {
  const [, from, to] = range.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || from + to === '') return undefined
  const last = bytes - 1
  if (from === '') return to === '0' || bytes === 0 ? 'outside' : { start: Math.max(0, bytes - Number(to)), end: last }
  const [start, end] = [Number(from), to === '' ? last : Number(to)]
  // A reversed range is invalid.
  if (to !== '' && end < start) return undefined
  return start > last ? 'outside' : { start, end: Math.min(end, last) }
}
