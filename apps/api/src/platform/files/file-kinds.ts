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
  if (/^(?:\u00ef\u00bb\u00bf)?WEBVTT(?:[ \t\r\n]|$)/.test(asText(bytes))) return 'vtt'
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

const asText = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
