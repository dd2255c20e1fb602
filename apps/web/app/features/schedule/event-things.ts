import type { Occurrence } from '@narthex/contract/schedule/schedule.schemas'
import type { ChurchSite } from '../../church/site.ts'
import { addressThing } from '../../seo/church-thing.ts'
import { ownerId, type Thing } from '../../seo/structured-data.ts'

/** Search engines show the next few. */
const mostThings = 30

/** What is to come as schema.org describes events: each time by itself. */
export function eventThings(
  occurrences: readonly Occurrence[],
  { site, origin, now }: { site: ChurchSite; origin: string; now: Date },
): Thing[] {
  return occurrences
    .filter(({ dataFim }) => new Date(dataFim) > now)
    .slice(0, mostThings)
    .map((one) => ({
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
    }))
}

function attendanceOf({ flagOnline, tipo, local }: Occurrence): 'Online' | 'Mixed' | 'Offline' {
  if (!flagOnline) return 'Offline'
  return tipo === 'EVENTO' && local === null ? 'Online' : 'Mixed'
}

function locationsOf(one: Occurrence, { church }: ChurchSite, origin: string): Thing[] {
  const online: Thing = { '@type': 'VirtualLocation', url: new URL(one.url ?? '/schedule', origin).href }
  const place: Thing = {
    '@type': 'Place',
    name: one.local ?? church.nome,
    address: one.local === null && church.endereco ? addressThing(church.endereco) : one.local,
  }
  return { Online: [online], Mixed: [place, online], Offline: [place] }[attendanceOf(one)]
}
