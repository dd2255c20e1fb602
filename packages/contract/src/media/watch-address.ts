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

/** Where it can be watched without our player; read again, it gives the same source. */
export function watchAddress(source: VideoSource): string {
  if (source.servico === 'YOUTUBE') return `https://www.youtube.com/watch?v=${source.codigo}`
  return source.servico === 'VIMEO' ? `https://vimeo.com/${source.codigo}` : source.url
}
