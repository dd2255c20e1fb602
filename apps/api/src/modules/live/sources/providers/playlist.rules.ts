/** An HLS playlist (RFC 8216): a list of variants or of segments. */
export type Playlist =
  | { readonly kind: 'variants'; readonly first: string }
  | { readonly kind: 'segments'; readonly isEnded: boolean; readonly mark: string }

/** Reads a playlist; undefined for any other text, and for one without anything in it. */
export function readPlaylist(text: string): Playlist | undefined {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  if (lines[0]?.replace(/^\uFEFF/, '') !== '#EXTM3U') return undefined
  const addresses = lines.filter((line) => line !== '' && !line.startsWith('#'))
  const last = addresses.at(-1)
  if (last === undefined) return undefined
  if (lines.some((line) => line.startsWith('#EXT-X-STREAM-INF')))
    return { kind: 'variants', first: addresses[0] ?? last }
  const sequence = lines.find((line) => line.startsWith('#EXT-X-MEDIA-SEQUENCE:'))?.slice(22) ?? '0'
  const isEnded = lines.some((line) => line === '#EXT-X-ENDLIST' || line === '#EXT-X-PLAYLIST-TYPE:VOD')
  return { kind: 'segments', isEnded, mark: `${sequence}/${addresses.length}/${last}`.slice(0, 200) }
}
