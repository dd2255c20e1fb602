import type { Broadcast } from '@narthex/contract/live/broadcast.schemas'
import type { VideoSource } from '@narthex/contract/media/watch-address'
import type { ChurchSite } from '../../church/site.ts'
import { frameAddress } from '../../components/player/player-source.ts'
import { ownerId, type Thing } from '../../seo/structured-data.ts'
import { phases } from './broadcast-changes.ts'
import { livePath, toLiveFrame } from './live-address.ts'

export interface LiveThingContext {
  readonly site: ChurchSite
  readonly origin: string
  readonly replay: VideoSource | undefined
  /** Absolute. */
  readonly image: string | undefined
}

/** A broadcast as search engines know one: an event that is published live, and the video that is left of it. */
export function liveThings(broadcast: Broadcast, { site, origin, replay, image }: LiveThingContext): Thing[] {
  const { id, titulo, descricao, inicio, fim, idioma, fonte, estado } = broadcast
  const url = `${origin}${livePath(id)}`
  const isCanceled = phases[estado] === 'canceled'
  const frame = fonte ? toLiveFrame(fonte) : undefined
  const video = {
    '@type': 'VideoObject',
    name: titulo,
    description: descricao ?? titulo,
    thumbnailUrl: image,
    uploadDate: inicio,
    inLanguage: idioma,
    embedUrl: (replay ? frameAddress(replay, 0) : frame?.address)?.split('?', 1)[0],
    contentUrl: replay?.url ? URL.parse(replay.url, origin)?.href : null,
  }
  const event: Thing = {
    '@type': 'BroadcastEvent',
    '@id': `${url}#thing`,
    name: titulo,
    description: descricao,
    image,
    startDate: inicio,
    endDate: fim,
    inLanguage: idioma,
    isLiveBroadcast: true,
    eventStatus: `https://schema.org/${isCanceled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    organizer: { '@type': 'Organization', '@id': ownerId(site, origin), name: site.church.nome, url: `${origin}/` },
    url,
  }
  if (phases[estado] === 'replay') return [{ ...video, publication: event }]
  return [event]
}
