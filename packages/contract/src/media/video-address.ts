import * as z from 'zod/mini'
import { image } from '../fields.ts'

/** Where a video is kept: at two services, in a file of its own, or as a stream that fits the connection. */
export const videoServices = ['YOUTUBE', 'VIMEO', 'ARQUIVO', 'HLS'] as const
export type VideoService = (typeof videoServices)[number]

/** A service with its code for the video, or the address of a file or a playlist. */
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
/** As long as a code is, and yet names of lists and channels. */
const noYouTubeCode = ['videoseries', 'live_stream']
const youTubeCode = /^[\w-]{11}$/
/** A number, and for a video that is not listed the hash behind it. */
const vimeoCode = /^(\d{1,12})(?:\/([\da-f]{6,20}))?$/

const codes = {
  YOUTUBE: (code: string) => (youTubeCode.test(code) && !noYouTubeCode.includes(code) ? code : undefined),
  VIMEO: (code: string) => (vimeoCode.test(code) ? code : undefined),
} as const

/** A service's own code for a video as a source; nothing where the service knows no such code. */
export function toVideoSource(servico: 'YOUTUBE' | 'VIMEO', code: string): VideoSource | undefined {
  const codigo = codes[servico](code)
  return codigo === undefined ? undefined : { servico, codigo, url: null }
}

/** A file's or a playlist's address as a source: within the site, or by `https:`, as a page could load no other. */
export function toMediaSource(servico: 'ARQUIVO' | 'HLS', address: string): VideoSource | undefined {
  const isAddress = /^(?:https:|\/)/i.test(address) && z.safeParse(image, address).success
  return isAddress ? { servico, codigo: null, url: address } : undefined
}

/**
 * The video that an address means, in any form in which people copy one: a page to watch, a short link, a short, a live
 * stream, an embedded player, a file (`.mp4`, `.webm`, …) or a playlist (`.m3u8`). Nothing for any other.
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

/** The number stands at the end, or before its hash; an embedded player names the hash in its query. */
function vimeoAt({ pathname, searchParams }: URL): VideoSource | undefined {
  const [, number, inPath] = /(?:^|\/)(\d{1,12})(?:\/([\da-f]{6,20}))?\/?$/.exec(pathname) ?? []
  const hash = inPath ?? searchParams.get('h')
  return number ? toVideoSource('VIMEO', hash ? `${number}/${hash}` : number) : undefined
}

/** The source of a video that was kept, as its columns say it; nothing where they name none. */
export function keptSource(video: { servico: VideoService; codigo: string | null; url: string | null }) {
  const { servico, codigo, url } = video
  if (servico === 'YOUTUBE' || servico === 'VIMEO') return codigo === null ? undefined : toVideoSource(servico, codigo)
  return url === null ? undefined : toMediaSource(servico, url)
}
