import * as z from 'zod/mini'
import { image } from '../fields.ts'

/** Where a video is hosted: at a service, as a file, or as an adaptive stream. */
export const videoServices = ['YOUTUBE', 'VIMEO', 'ARQUIVO', 'HLS'] as const
export type VideoService = (typeof videoServices)[number]

/** A service with its id of the video, or the address of a file or a playlist. */
export type VideoSource = ServiceVideo | OwnVideo
export type ServiceVideo = AtService<'YOUTUBE'> | AtService<'VIMEO'>
export type OwnVideo = AtAddress<'ARQUIVO'> | AtAddress<'HLS'>

interface AtService<S extends VideoService> {
  readonly servico: S
  readonly codigo: string
  readonly url: null
}
interface AtAddress<S extends VideoService> {
  readonly servico: S
  readonly codigo: null
  readonly url: string
}

const youTubeHosts = /^(?:(?:www|m|music)\.)?(?:youtube|youtube-nocookie)\.com$/
/** Names of lists and channels that have the length of a video id. */
const noYouTubeCode = ['videoseries', 'live_stream']
const youTubeCode = /^[\w-]{11}$/
/** A number, followed by a hash for an unlisted video. */
const vimeoCode = /^(\d{1,12})(?:\/([\da-f]{6,20}))?$/

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
  const isAddress = /^(?:https:|\/)/i.test(address) && z.safeParse(image, address).success
  return isAddress ? { servico, codigo: null, url: address } : undefined
}

/**
 * The video of an address in any form in which people copy one: a watch page, a short link, a short, a live stream, an
 * embedded player, a file (`.mp4`, `.webm`, …) or a playlist (`.m3u8`). Undefined for any other address.
 */
export function videoSourceAt(address: string): VideoSource | undefined {
  const written = address.trim()
  const url = URL.parse(/^[\w-]+(?:\.[\w-]+)+\//.test(written) ? `https://${written}` : written, 'https://site.example')
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const [first = '', ...rest] = url.pathname.split('/').filter(Boolean)
  if (youTubeHosts.test(url.hostname)) return youTubeAt(first, rest, url.searchParams)
  if (url.hostname === 'youtu.be') return toVideoSource('YOUTUBE', first)
  if (/^(?:(?:www|player)\.)?vimeo\.com$/.test(url.hostname)) return vimeoAt(url)
  if (/\.m3u8$/i.test(url.pathname)) return toMediaSource('HLS', written)
  return /\.(?:mp4|m4v|mov|webm|ogv)$/i.test(url.pathname) ? toMediaSource('ARQUIVO', written) : undefined
}

function youTubeAt(first: string, [second = '']: string[], query: URLSearchParams): VideoSource | undefined {
  if (first === 'watch') return toVideoSource('YOUTUBE', query.get('v') ?? '')
  return ['embed', 'shorts', 'live', 'v', 'e'].includes(first) ? toVideoSource('YOUTUBE', second) : undefined
}

/** The number is last in the path, or before its hash; an embedded player has the hash in its query. */
function vimeoAt({ pathname, searchParams }: URL): VideoSource | undefined {
  const [, number, inPath] = /(?:^|\/)(\d{1,12})(?:\/([\da-f]{6,20}))?\/?$/.exec(pathname) ?? []
  const hash = inPath ?? searchParams.get('h')
  return number ? toVideoSource('VIMEO', hash ? `${number}/${hash}` : number) : undefined
}

/** The source in the columns of a stored video; undefined if they have none. */
export function keptSource(video: { servico: VideoService; codigo: string | null; url: string | null }) {
  const { servico, codigo, url } = video
  if (servico === 'YOUTUBE' || servico === 'VIMEO') return codigo === null ? undefined : toVideoSource(servico, codigo)
  return url === null ? undefined : toMediaSource(servico, url)
}

/** Where it can be watched without our player; read again, it gives the same source. */
export function watchAddress(source: VideoSource): string {
  if (source.servico === 'YOUTUBE') return `https://www.youtube.com/watch?v=${source.codigo}`
  return source.servico === 'VIMEO' ? `https://vimeo.com/${source.codigo}` : source.url
}
