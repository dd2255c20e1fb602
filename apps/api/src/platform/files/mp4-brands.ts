import type { FileEnding, FileKind } from '@narthex/contract/media/file-address'

/** Pictures have the header of an MP4 with brands of their own. */
const pictures = /^(?:avi[fos]|hei[cmsx]|hev[cmsx]|mi[af]\w|msf1|jp2 |jpx |crx )$/
const sounds = /^(?:M4[AB]|F4[AB]) $/
const films =
  /^(?:iso[m2-9a-c]|mp4[12]|mp71|avc[1-4]|hvc1|hev1|av01|dash|msdh|cmf[cfls2]|mmp4|MSNV|M4V.|f4v |F4V |ndx[cghmps]|XAVC)$/
const phoneFilms = /^(?:3g[pergs][\da-z]|3g2[a-c]|kddi)$/
const quickTime = 'qt  '

/**
 * The ending of an ISO base media file (MP4, M4A, MOV, 3GP) by its brands: recorders begin with a brand of their own and list
 * those that players know. Audio alone is often written with brands of video: it is what was `wanted`.
 */
export function findMp4Ending(beginning: Uint8Array, wanted?: FileKind): FileEnding | undefined {
  const brands = listBrands(beginning)
  const [major] = brands
  const has = (known: RegExp) => brands.some((brand) => known.test(brand))
  if (major === undefined || has(pictures)) return undefined
  const ending = sounds.test(major) ? 'm4a' : major === quickTime ? 'mov' : findFilmEnding(brands, has)
  return ending && wanted === 'AUDIO' ? 'm4a' : ending
}

function findFilmEnding(brands: readonly string[], has: (known: RegExp) => boolean): FileEnding | undefined {
  if (has(films)) return has(sounds) && !has(/^M4V/) ? 'm4a' : 'mp4'
  if (has(sounds)) return 'm4a'
  if (brands.includes(quickTime)) return 'mov'
  return has(phoneFilms) ? '3gp' : undefined
}

/** The brands of a file: that of its writer, and the compatible ones of its `ftyp` box. */
function listBrands(beginning: Uint8Array): string[] {
  const view = Buffer.from(beginning)
  const size = view.length < 4 ? 0 : view.readUInt32BE(0)
  const brands = [view.toString('latin1', 8, 12)]
  for (let at = 16; at + 4 <= Math.min(size, view.length); at += 4) brands.push(view.toString('latin1', at, at + 4))
  return brands
}
