import { keptSource, toMediaSource, videoSourceAt } from '../media/video-address.ts'
import type { VideoSource } from '../media/watch-address.ts'

/**
 * Sources of a broadcast. `SIMULADA`: a file or a playlist that everyone watches at the same second; `AUDIO`: sound
 * alone.
 */
export const liveSourceTypes = ['YOUTUBE', 'VIMEO', 'FACEBOOK', 'HLS', 'SIMULADA', 'AUDIO'] as const
export type LiveSourceType = (typeof liveSourceTypes)[number]

/** The source of a stream as stored: the id at a streaming service, or an address. One of the two is null. */
export interface LiveSource {
  readonly tipo: LiveSourceType
  readonly codigo: string | null
  readonly url: string | null
}

/** A channel of YouTube, whose address shows whatever it sends now. */
const youTubeChannel = /^UC[\w-]{22}$/
const facebookHosts = /^(?:(?:www|m|web)\.)?facebook\.com$/

type Reader = (written: string) => Pick<LiveSource, 'codigo' | 'url'> | undefined

const readers: Readonly<Record<LiveSourceType, Reader>> = {
  YOUTUBE: (written) => byCode(channelAt(written) ?? codeAt('YOUTUBE', written)),
  VIMEO: (written) => byCode(vimeoEventAt(written) ?? codeAt('VIMEO', written)),
  FACEBOOK: (written) => byAddress(facebookAt(written)),
  HLS: (written) => byAddress(mediaAt(['HLS'], written)),
  SIMULADA: (written) => byAddress(mediaAt(['ARQUIVO', 'HLS'], written)),
  AUDIO: (written) => byAddress(toMediaSource('ARQUIVO', written)?.url),
}

/** The source that an address means, in any form in which people copy one; undefined where it is no source of this type. */
export function liveSourceAt(tipo: LiveSourceType, address: string): LiveSource | undefined {
  const found = readers[tipo](address.trim())
  return found && { tipo, ...found }
}

/** An address that leads to the source, as staff would write it. */
export function addressOfSource({ tipo, codigo, url }: LiveSource): string {
  if (codigo === null) return url ?? ''
  if (tipo === 'VIMEO') return `https://vimeo.com/${codigo}`
  return `https://www.youtube.com/${youTubeChannel.test(codigo) ? `channel/${codigo}/live` : `watch?v=${codigo}`}`
}

/** Whether YouTube shows whatever the channel sends, and not one video. */
export const isChannel = ({ tipo, codigo }: LiveSource) => tipo === 'YOUTUBE' && youTubeChannel.test(codigo ?? '')

/** The part of a source that can be watched once its broadcast is over; undefined where nothing is left of it. */
export function replayOfSource({ tipo, codigo, url }: LiveSource): VideoSource | undefined {
  if (tipo === 'YOUTUBE' || tipo === 'VIMEO') return keptSource({ servico: tipo, codigo, url })
  return tipo === 'SIMULADA' && url !== null ? videoSourceAt(url) : undefined
}

const byCode = (codigo: string | null | undefined) => (codigo ? { codigo, url: null } : undefined)
const byAddress = (url: string | null | undefined) => (url ? { codigo: null, url } : undefined)

function codeAt(service: 'YOUTUBE' | 'VIMEO', written: string): string | null | undefined {
  const source = videoSourceAt(written)
  return source?.servico === service ? source.codigo : undefined
}

function mediaAt(kinds: readonly ('ARQUIVO' | 'HLS')[], written: string): string | null | undefined {
  const source = videoSourceAt(written)
  if (source?.servico !== 'ARQUIVO' && source?.servico !== 'HLS') return undefined
  return kinds.includes(source.servico) ? source.url : undefined
}

function addressOf(written: string): URL | undefined {
  const url = URL.parse(/^https?:\/\//i.test(written) ? written : `https://${written}`)
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined
}

/** `/channel/UC…`, also with `/live` behind it, and the embedded player `/embed/live_stream?channel=UC…`. */
function channelAt(written: string): string | undefined {
  const url = addressOf(written)
  if (!url || !/^(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com$/.test(url.hostname)) return undefined
  const [first, second] = url.pathname.split('/').filter(Boolean)
  const code = first === 'channel' ? second : second === 'live_stream' ? url.searchParams.get('channel') : undefined
  return code && youTubeChannel.test(code) ? code : undefined
}

/** `event/123`: an event of Vimeo, which is embedded at another address than a video. */
function vimeoEventAt(written: string): string | undefined {
  const url = addressOf(written)
  if (!url || !/^(?:www\.)?vimeo\.com$/.test(url.hostname)) return undefined
  return /^\/(event\/\d{1,12})(?:\/|$)/.exec(url.pathname)?.[1]
}

/** A video of a page, in the form that Facebook's embedded player takes. */
function facebookAt(written: string): string | undefined {
  const url = addressOf(written)
  if (!url || !facebookHosts.test(url.hostname)) return undefined
  const [, page, inPath] = /^\/([\w.-]{1,80})\/videos\/(?:[^/]+\/)?(\d{1,20})\/?$/.exec(url.pathname) ?? []
  if (page && inPath) return `https://www.facebook.com/${page}/videos/${inPath}/`
  const watched = /^\/watch\/?(?:live\/?)?$/.test(url.pathname) ? (url.searchParams.get('v') ?? '') : ''
  return /^\d{1,20}$/.test(watched) ? `https://www.facebook.com/watch/?v=${watched}` : undefined
}
