import { type FileEnding, type FileKind, fileTypes } from '@narthex/contract/media/file-address'
import { beginsAs } from './beginnings.ts'
import { findMp4Ending } from './mp4-brands.ts'

/** Number of leading bytes that `detectEnding` needs. */
export const beginningBytes = 256

/**
 * Detects the file extension from the leading bytes. Returns undefined for unsupported types, or if the kind is not
 * `wanted`. The name and content type of the upload are ignored.
 */
export function detectEnding(beginning: Uint8Array, wanted?: FileKind): FileEnding | undefined {
  const ending = detectAnyEnding(beginning, wanted)
  return ending && (wanted === undefined || fileTypes[ending].kind === wanted) ? ending : undefined
}

function detectAnyEnding(bytes: Uint8Array, wanted: FileKind | undefined): FileEnding | undefined {
  if (beginsAs(bytes, '%PDF-')) return 'pdf'
  if (beginsAs(bytes, 'ID3') || isMpegAudio(bytes)) return 'mp3'
  if (beginsAs(bytes, 'OggS')) return 'ogg'
  if (beginsAs(bytes, 'RIFF....WAVE')) return 'wav'
  if (beginsAs(bytes, '....ftyp')) return findMp4Ending(bytes, wanted)
  if (beginsAs(bytes, 0x1a, 0x45, 0xdf, 0xa3)) return asText(bytes).includes('webm') ? 'webm' : undefined
  if (isCaptions(bytes)) return 'vtt'
  return undefined
}

/** Matches the frame header of MPEG layer III with a valid bit rate and sampling rate. */
function isMpegAudio([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  const [version, layer] = [(second >> 3) & 3, (second >> 1) & 3]
  const [bitRate, sampling] = [third >> 4, (third >> 2) & 3]
  return (
    first === 0xff && second >= 0xe0 && version !== 1 && layer === 1 && ![0, 15].includes(bitRate) && sampling !== 3
  )
}

/** WebVTT, or SubRip, which begins with a counter and the moments of its first line. Both come in UTF-16 as well. */
function isCaptions(bytes: Uint8Array): boolean {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const text = asText(isWide ? bytes.filter((byte, at) => at > 1 && byte !== 0) : bytes)
  return /^(?:\u00ef\u00bb\u00bf)?(?:WEBVTT(?:[ \t\r\n]|$)|\s{0,20}(?:\d{1,6}[ \t]{0,9}[\r\n]{1,4})?\d{1,4}:\d{1,2}:\d{1,2}[.,]\d{1,3}[ \t]{0,9}-->)/.test(
    text,
  )
}

const asText = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
