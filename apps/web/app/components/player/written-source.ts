import type { VideoSource } from '@narthex/contract/media/watch-address'

/** The source of an address that `watchAddress` wrote. It needs no validation, which reading pages do not load. */
export function sourceAtWatchAddress(address: string): VideoSource {
  const [, youTube] = /^https:\/\/www\.youtube\.com\/watch\?v=([\w-]{11})$/.exec(address) ?? []
  if (youTube) return { servico: 'YOUTUBE', codigo: youTube, url: null }
  const [, vimeo] = /^https:\/\/vimeo\.com\/(\d+(?:\/[\da-f]+)?)$/.exec(address) ?? []
  if (vimeo) return { servico: 'VIMEO', codigo: vimeo, url: null }
  return { servico: /\.m3u8(?:[?#]|$)/i.test(address) ? 'HLS' : 'ARQUIVO', codigo: null, url: address }
}
