import type { BroadcastItem, LiveSourceOnWire } from '@narthex/contract/live/broadcast.schemas'
import type { OwnVideo, VideoSource } from '@narthex/contract/media/watch-address'
import { frameAddress, serviceName } from '../../components/player/player-source.ts'
import type { PageSources } from '../../page.ts'
import type { PagePath } from '../../routing/page-path.ts'

/** The page of one broadcast. */
export function livePath(id: BroadcastItem['id'], play?: 'play'): PagePath {
  return play ? `/live?transmissao=${id}&play=1` : `/live?transmissao=${id}`
}

/** Player of another service. */
export interface LiveFrame {
  readonly address: string
  readonly service: string
}

/** A channel's code is longer than a video's. */
const channelLength = 24

const query = (about: Record<string, string>) => new URLSearchParams(about).toString()

/** The frame of a source that another service plays; undefined for those that play here. */
export function toLiveFrame({ tipo, codigo, url }: LiveSourceOnWire): LiveFrame | undefined {
  if (tipo === 'FACEBOOK' && url !== null) {
    const address = `https://www.facebook.com/plugins/video.php?${query({ href: url, show_text: 'false', autoplay: 'true' })}`
    return { address, service: 'Facebook' }
  }
  if (codigo === null) return undefined
  if (tipo === 'YOUTUBE' && codigo.length === channelLength) {
    const asked = query({ channel: codigo, autoplay: '1', playsinline: '1' })
    return { address: `https://www.youtube-nocookie.com/embed/live_stream?${asked}`, service: 'YouTube' }
  }
  if (tipo === 'VIMEO' && codigo.startsWith('event/')) {
    return { address: `https://vimeo.com/${codigo}/embed?${query({ autoplay: '1', dnt: '1' })}`, service: 'Vimeo' }
  }
  if (tipo !== 'YOUTUBE' && tipo !== 'VIMEO') return undefined
  const source: VideoSource = { servico: tipo, codigo, url: null }
  return { address: frameAddress(source, 0) ?? '', service: serviceName(source) ?? '' }
}

/** The file or the playlist of a source that plays here. */
export function toOwnVideo({ tipo, url }: LiveSourceOnWire): OwnVideo | undefined {
  if (url === null || tipo === 'FACEBOOK') return undefined
  const isPlaylist = tipo === 'HLS' || /\.m3u8(?:$|[?#])/.test(url)
  return { servico: isPlaylist ? 'HLS' : 'ARQUIVO', codigo: null, url }
}

/** Sources that a page with this frame loads, besides what `playerPolicy` lists for a file or a playlist. */
export function sourcesOfFrame({ address }: LiveFrame): Partial<PageSources> {
  return { frame: [new URL(address).origin] }
}

/** Name under which a broadcast plays on while the reader visits other pages. */
export const dockName = (id: BroadcastItem['id']) => `live/${id}`
