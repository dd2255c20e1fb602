import type { VideoSource } from '@narthex/contract/media/watch-address'
import type { PageSources } from '../../page.ts'

const youTube = 'https://www.youtube-nocookie.com'
const vimeo = 'https://player.vimeo.com'
/** The players of other services. */
export const playerFrames = [youTube, vimeo]

/** The frame of a video that another service plays: on a host that sets no cookie of its own, from a second on. */
export function frameAddress(source: VideoSource, startSeconds: number): string | undefined {
  const start = Math.floor(startSeconds)
  if (source.servico === 'YOUTUBE') {
    const from = start > 0 ? `&start=${start}` : ''
    return `${youTube}/embed/${source.codigo}?autoplay=1&playsinline=1&rel=0${from}`
  }
  if (source.servico === 'VIMEO') {
    const [number, hash] = source.codigo.split('/')
    const from = start > 0 ? `#t=${start}s` : ''
    return `${vimeo}/video/${number}?${hash ? `h=${hash}&` : ''}autoplay=1&dnt=1&playsinline=1${from}`
  }
  return undefined
}

/**
 * Adds captions to the address of a frame. Only YouTube takes this setting, and shows captions where there are any.
 * @param language of the captions; empty for none
 */
export function withCaptions(address: string, language: string): string {
  if (!language || !address.startsWith(youTube)) return address
  return `${address}&${new URLSearchParams({ cc_load_policy: '1', cc_lang_pref: language })}`
}

/** Name of the service that plays the video; undefined for our own player. Readers see it before it gets a request. */
export function serviceName({ servico }: VideoSource): string | undefined {
  return { YOUTUBE: 'YouTube', VIMEO: 'Vimeo', ARQUIVO: undefined, HLS: undefined }[servico]
}

/** External sources that a page with this video loads. The pieces of a stream come from the origin of its playlist. */
export function sourcesOfVideo(source: VideoSource): Partial<PageSources> {
  if (source.servico === 'YOUTUBE') return { frame: [youTube] }
  if (source.servico === 'VIMEO') return { frame: [vimeo] }
  const origin = URL.parse(source.url)?.origin
  return origin && source.servico === 'HLS' ? { connect: [origin] } : {}
}
