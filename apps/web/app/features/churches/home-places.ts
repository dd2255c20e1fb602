import { type HomePlaceCode, homePlaceCodes } from '@narthex/contract/churches/home-codes'
import type { IconName } from '@narthex/ui/icon'
import type { ChurchSite } from '../../church/site.ts'
import type { PagePath } from '../../routing/page-path.ts'
import { findRow } from '../../routing/route-lookup.ts'

/** A place that a home's tile or invitation leads to. */
export interface HomePlace {
  readonly path: PagePath
  readonly icon: IconName
}

const places: Readonly<Record<HomePlaceCode, HomePlace>> = {
  AO_VIVO: { path: '/live', icon: 'live' },
  DOACAO: { path: '/give', icon: 'give' },
  CELULA: { path: '/groups', icon: 'people' },
  ORACAO: { path: '/prayer', icon: 'prayer' },
  EVENTO: { path: '/event', icon: 'calendar' },
  DEVOCIONAL: { path: '/devotionals', icon: 'book' },
  SOBRE: { path: '/about', icon: 'church' },
  AGENDA: { path: '/schedule', icon: 'calendar' },
  BIBLIA: { path: '/bible', icon: 'book' },
  MINISTERIO: { path: '/ministries', icon: 'people' },
}

export interface QuickAction extends HomePlace {
  readonly code: HomePlaceCode
}

/** A place as the church's modules offer it. Asked on the server, which knows the routes. */
export function findHomePlace({ modules }: ChurchSite, code: HomePlaceCode): QuickAction | undefined {
  const place = places[code]
  const module = findRow(place.path)?.module
  return !module || modules.includes(module) ? { code, ...place } : undefined
}

/**
 * The four tiles of a home: the church's own choice first, then the places by how often visitors come for them. Places behind
 * which there is nothing yet come last; the last four of all need no module, so that four are always there.
 */
export function quickActions(
  site: ChurchSite,
  chosen: readonly HomePlaceCode[],
  offered: readonly HomePlaceCode[],
): readonly QuickAction[] {
  const places = [...new Set([...chosen, ...homePlaceCodes])].flatMap((code) => findHomePlace(site, code) ?? [])
  const [ready = [], empty = []] = [true, false].map((isReady) =>
    places.filter(({ code }) => offered.includes(code) === isReady),
  )
  return [...ready, ...empty].slice(0, 4)
}
