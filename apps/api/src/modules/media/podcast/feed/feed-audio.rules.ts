import { audioAddress, audioType } from '@narthex/contract/media/podcast.schemas'

interface Enclosure {
  readonly url?: string | undefined
  readonly type?: string | undefined
  readonly length?: number | undefined
}

export interface FeedAudio {
  readonly address: string
  /** The address as the feed has it: it names an episode without a guid. */
  readonly written: string
  readonly type: string
  readonly bytes: number | undefined
}

/** Media types by the endings of audio and video files. */
const soundTypes: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  mp2: 'audio/mpeg',
  mpga: 'audio/mpeg',
  m4a: 'audio/mp4',
  m4b: 'audio/mp4',
  aac: 'audio/aac',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
  flac: 'audio/flac',
  aif: 'audio/aiff',
  aiff: 'audio/aiff',
  amr: 'audio/amr',
  wma: 'audio/x-ms-wma',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  ogv: 'video/ogg',
  mpg: 'video/mpeg',
  mpeg: 'video/mpeg',
  '3gp': 'video/3gpp',
}

/** Types that say nothing of the file, as servers and editors give them. */
const vagueType =
  /^(?:$|\*|(?:application|binary)\/(?:octet-stream|x-binary|(?:x-|force-|x-force-)?download)$|application\/(?:ogg|mp4|mp3|x-mp3|mpeg|x-mpeg|rss\+xml)$|text\/plain$|[^/]*$)/

/** Finds the audio or video among the files of an item; other files, such as a bulletin, are no episode. */
export function findAudio(enclosures: readonly Enclosure[] | undefined): FeedAudio | undefined {
  for (const { url, type, length } of enclosures ?? []) {
    const address = url && repairAddress(url)
    const found = address && findType(address, type)
    if (found) return { address, written: url, type: found, bytes: length }
  }
  return undefined
}

/** The media type of a file; undefined where it is neither audio nor video. */
function findType(address: string, given = ''): string | undefined {
  const type = given.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  const ending = /\.([a-z\d]{2,5})$/.exec(new URL(address).pathname.toLowerCase())?.[1] ?? ''
  const byEnding = Object.hasOwn(soundTypes, ending) ? soundTypes[ending] : undefined
  const isSound = audioType.safeParse(type).success
  if (isSound && (byEnding || !isOtherFile(ending))) return type
  if (!vagueType.test(type) || isOtherFile(ending)) return undefined
  return byEnding ?? 'audio/mpeg'
}

/** Whether an ending names a file of another kind; pages and scripts also send audio. */
const isOtherFile = (ending: string) =>
  /^(?:pdf|docx?|pptx?|xlsx?|od[tsp]|rtf|txt|md|csv|epub|mobi|azw3?|zip|rar|7z|tgz|gz|tar|jpe?g|png|gif|webp|avif|heic|svg|bmp|tiff?|ico|vtt|srt|json|xml|rss)$/.test(
    ending,
  )

/**
 * Writes an address of the web as programs read it: with a scheme, and with signs such as spaces escaped. Undefined for what
 * is no address of the web.
 */
export function repairAddress(written: string): string | undefined {
  const text = written.trim()
  const withScheme = /^[a-z][a-z\d+.-]*:(?!\d{1,5}\/)/i.test(text) ? text : addScheme(text)
  const url = withScheme === undefined ? null : URL.parse(withScheme)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const address = url.href.replaceAll("'", '%27')
  return audioAddress.safeParse(address).success ? address : undefined
}

/** An address that begins with its host, which has a dot, and goes on to a file. */
function addScheme(text: string): string | undefined {
  const bare = text.replace(/^\/\//, '')
  const [host = '', ...path] = bare.split('/')
  return path.length > 0 && /^[^\s.?#]+\.[^\s?#]+$/.test(host) ? `https://${bare}` : undefined
}
