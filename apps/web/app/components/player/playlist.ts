/** Features of a playlist (HLS, RFC 8216) besides its qualities. */
export interface PlaylistOffer {
  /** Captions in the stream or beside it. */
  readonly hasCaptions: boolean
  /** Sound in a playlist of its own. */
  readonly hasOwnSound: boolean
  /** The playlist of the sound alone, absolute; undefined where there is none. */
  readonly soundUrl: string | undefined
}

const nothing: PlaylistOffer = { hasCaptions: false, hasOwnSound: false, soundUrl: undefined }
/** A main playlist names a few variants. */
const mostBytes = 65_536
const soundCodec = /^(?:mp4a|ac-[34]|ec-3|opus|flac)/i

/** Reads what a playlist offers; nothing where it cannot be read, which the player then meets itself. */
export async function readPlaylist(url: string): Promise<PlaylistOffer> {
  try {
    const answer = await fetch(url, { credentials: 'omit' })
    return answer.ok ? parsePlaylist((await answer.text()).slice(0, mostBytes), answer.url || url) : nothing
  } catch {
    return nothing
  }
}

/** @param base the playlist's own address, absolute */
export function parsePlaylist(text: string, base: string): PlaylistOffer {
  const lines = text.split('\n').map((line) => line.trim())
  const media = lines.filter((line) => line.startsWith('#EXT-X-MEDIA:')).map(readAttributes)
  const types = media.map(({ TYPE }) => TYPE)
  const sounds = media.filter(({ TYPE, URI }) => TYPE === 'AUDIO' && URI)
  const variant = lines.findIndex((line) => line.startsWith('#EXT-X-STREAM-INF:') && isSoundAlone(readAttributes(line)))
  const address =
    (variant < 0 ? undefined : lines.slice(variant + 1).find((line) => line && !line.startsWith('#'))) ??
    (sounds.find(({ DEFAULT }) => DEFAULT === 'YES') ?? sounds[0])?.URI
  return {
    hasCaptions: types.includes('SUBTITLES') || types.includes('CLOSED-CAPTIONS'),
    hasOwnSound: sounds.length > 0,
    soundUrl: address === undefined ? undefined : URL.parse(address, base)?.href,
  }
}

/** `#TAG:NAME=plain,OTHER="quoted, with commas"` */
function readAttributes(line: string): Record<string, string | undefined> {
  const attributes: Record<string, string> = {}
  let at = line.indexOf(':') + 1
  while (at < line.length) {
    const equals = line.indexOf('=', at)
    if (equals < 0) break
    const quote = line[equals + 1] === '"' ? 1 : 0
    const start = equals + 1 + quote
    const found = line.indexOf(quote ? '"' : ',', start)
    const end = found < 0 ? line.length : found
    attributes[line.slice(at, equals).trim()] = line.slice(start, end)
    at = end + 1 + quote
  }
  return attributes
}

function isSoundAlone({ CODECS = '', RESOLUTION }: Record<string, string | undefined>): boolean {
  const codecs = CODECS.split(',').filter((codec) => codec.trim() !== '')
  return RESOLUTION === undefined && codecs.length > 0 && codecs.every((codec) => soundCodec.test(codec.trim()))
}
