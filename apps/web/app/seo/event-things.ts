import type { EventPage } from '@narthex/contract/events/event.schemas'
import { absoluteImage } from '@narthex/contract/media/image-address'
import type { Occurrence } from '@narthex/contract/schedule/schedule.schemas'
import type { ChurchSite } from '../church/site.ts'
import { addressThing } from './church-thing.ts'
import { itemShareImage } from './share-image.ts'
import { ownerId, type Thing } from './structured-data.ts'

/** Search engines show the next few. */
const mostThings = 30

interface EventContext {
  readonly site: ChurchSite
  readonly origin: string
}

/** Future events as schema.org describes them: each occurrence separately. */
export function eventThings(
  occurrences: readonly Occurrence[],
  { now, ...context }: EventContext & { readonly now: Date },
): Thing[] {
  return occurrences
    .filter(({ dataFim }) => new Date(dataFim) > now)
    .slice(0, mostThings)
    .map((one) => eventThing(one, context))
}

/** An event with all that its own page tells. */
export function eventPageThing(
  event: EventPage,
  one: Occurrence,
  { site, url }: { site: ChurchSite; url: URL },
): Thing {
  const { origin, pathname } = url
  const { endereco, latitude, longitude, imagem, convidados } = event
  const described = eventThing(one, { site, origin })
  const place = endereco && {
    '@type': 'Place',
    name: one.local ?? site.church.nome,
    address: addressThing(endereco),
    geo: latitude !== null && { '@type': 'GeoCoordinates', latitude, longitude },
  }
  return {
    ...described,
    '@id': `${origin}${pathname}#thing`,
    image: absoluteImage(imagem, origin) ?? itemShareImage(origin, pathname, event.titulo)?.url,
    location: place ? [place, ...(one.flagOnline ? [onlineThing(one, origin)] : [])] : described.location,
    performer: convidados.map(({ nome }) => ({ '@type': 'Person', name: nome })),
  }
}

function eventThing(one: Occurrence, { site, origin }: EventContext): Thing {
  return {
    '@type': 'Event',
    name: one.titulo,
    description: one.descricao,
    startDate: one.dataInicio,
    endDate: one.dataFim,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${attendanceOf(one)}EventAttendanceMode`,
    location: locationsOf(one, site, origin),
    organizer: { '@type': 'Organization', '@id': ownerId(site, origin), name: site.church.nome, url: `${origin}/` },
    url: new URL(one.url ?? '/schedule', origin).href,
  }
}

const onlineThing = (one: Occurrence, origin: string): Thing => ({
  '@type': 'VirtualLocation',
  url: new URL(one.url ?? '/schedule', origin).href,
})

function attendanceOf({ flagOnline, tipo, local }: Occurrence): 'Online' | 'Mixed' | 'Offline' {
  if (!flagOnline) return 'Offline'
  return tipo === 'EVENTO' && local === null ? 'Online' : 'Mixed'
}

function locationsOf(one: Occurrence, { church }: ChurchSite, origin: string): Thing[] {
  const online = onlineThing(one, origin)
  const place: Thing = {
    '@type': 'Place',
    name: one.local ?? church.nome,
    address: one.local === null && church.endereco ? addressThing(church.endereco) : one.local,
  }
  return { Online: [online], Mixed: [place, online], Offline: [place] }[attendanceOf(one)]
}
