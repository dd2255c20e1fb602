import { isPictureAddress } from '../link-address.ts'
import { dropInvisible } from '../pasted-text.ts'
import type { VideoService, VideoSource } from './watch-address.ts'

const youTubeHosts = /^(?:(?:www|m|music)\.)?(?:youtube|youtube-nocookie)\.com$/
/** Names of lists and channels that have the length of a video id. */
const noYouTubeCode = ['videoseries', 'live_stream']
const youTubeCode = /^[\w-]{11}$/
/** A number, followed by a hash for an unlisted video. */
const vimeoCode = /^[1-9]\d{0,11}(?:\/[\da-f]{6,20})?$/

const codes = {
  YOUTUBE: (code: string) => (youTubeCode.test(code) && !noYouTubeCode.includes(code) ? code : undefined),
  VIMEO: (code: string) => (vimeoCode.test(code) ? code : undefined),
} as const

/** A source by a service's id; undefined if the id is malformed. */
export function toVideoSource(servico: 'YOUTUBE' | 'VIMEO', code: string): VideoSource | undefined {
  const codigo = codes[servico](code)
  return codigo === undefined ? undefined : { servico, codigo, url: null }
}

/** A source by the address of a file or a playlist: a path of the site, or `https:`, because pages can load no other. */
export function toMediaSource(servico: 'ARQUIVO' | 'HLS', address: string): VideoSource | undefined {
  const isAddress = /^(?:https:|\/)/i.test(address) && isPictureAddress(address)
  return isAddress ? { servico, codigo: null, url: address } : undefined
}

/**
 * The video of an address in any form in which people copy one: a watch page, a short link, a short, a live stream, an
 * embedded player, a file (`.mp4`, `.webm`, …) or a playlist (`.m3u8`). Undefined for any other address.
 */
export function videoSourceAt(address: string): VideoSource | undefined {
  const written = dropInvisible(address).trim()
  const url = URL.parse(/^[\w-]+(?:\.[\w-]+)+\//.test(written) ? `https://${written}` : written, 'https://site.example')
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const [first = '', ...rest] = url.pathname.split('/').filter(Boolean)
  if (youTubeHosts.test(url.hostname)) return youTubeAt(first, rest, url.searchParams)
  if (url.hostname === 'youtu.be') return toVideoSource('YOUTUBE', first)
  if (url.hostname === 'studio.youtube.com')
    return first === 'video' ? toVideoSource('YOUTUBE', rest[0] ?? '') : undefined
  if (/^(?:(?:www|player)\.)?vimeo\.com$/.test(url.hostname)) return vimeoAt(url)
  if (/\.m3u8$/i.test(url.pathname)) return toMediaSource('HLS', written)
  return /\.(?:mp4|m4v|mov|webm|ogv)$/i.test(url.pathname) ? toMediaSource('ARQUIVO', written) : undefined
}

function youTubeAt(first: string, [second = '']: string[], query: URLSearchParams): VideoSource | undefined {
  if (first === 'watch') return toVideoSource('YOUTUBE', query.get('v') ?? second)
  return ['embed', 'shorts', 'live', 'v', 'e'].includes(first) ? toVideoSource('YOUTUBE', second) : undefined
}

/** Pages of a video: its own, that of its editors, and its player. A hash is that of an unlisted one. */
const vimeoPage = /^\/(?:(?:video|m|manage\/videos)\/)?(\d+)(?:\/([\da-f]{6,20}))?\/?$/
/** Pages of a video within something else, which often has a number, too. */
const vimeoPart =
  /^\/(?:channels\/[^/]+|groups\/[^/]+\/videos|(?:showcase|album)\/[^/]+\/video|event\/[^/]+\/videos|ondemand\/[^/]+)\/(\d+)\/?$/
/** A page for comments of few; its hash opens nothing else. */
const vimeoReview = /^\/[^/]+\/review\/(\d+)\/[\da-f]{6,20}\/?$/

/** Events, showcases, channels and groups have numbers of their own: only known pages name a video. */
function vimeoAt({ hostname, pathname, searchParams }: URL): VideoSource | undefined {
  if (hostname === 'player.vimeo.com' && !pathname.startsWith('/video/')) return undefined
  const found = vimeoPage.exec(pathname) ?? vimeoPart.exec(pathname) ?? vimeoReview.exec(pathname)
  if (!found) return undefined
  const [, number = '', inPath] = found
  const hash = inPath ?? searchParams.get('h')
  return toVideoSource('VIMEO', hash ? `${number}/${hash}` : number)
}

/** The source in the columns of a stored video; undefined if they have none. */
export function keptSource(video: { servico: VideoService; codigo: string | null; url: string | null }) {
  const { servico, codigo, url } = video
  if (servico === 'YOUTUBE' || servico === 'VIMEO') return codigo === null ? undefined : toVideoSource(servico, codigo)
  return url === null ? undefined : toMediaSource(servico, url)
}
