import type { IconName } from '@narthex/ui/icon'
import type { ChurchSite } from '../../church/site.ts'
import type { PagePath } from '../../routing/page-path.ts'
import { findRow } from '../../routing/route-lookup.ts'

export interface QuickAction {
  readonly label:
    | 'watch'
    | 'events'
    | 'give'
    | 'pray'
    | 'groups'
    | 'ownGroup'
    | 'devotionals'
    | 'schedule'
    | 'bible'
    | 'ministries'
    | 'about'
  readonly path: PagePath
  readonly icon: IconName
}

/** By how often a visitor comes for it; the last four need no module, so that four are always there. */
const actions: readonly QuickAction[] = [
  { label: 'watch', path: '/live', icon: 'live' },
  { label: 'give', path: '/give', icon: 'give' },
  { label: 'groups', path: '/groups', icon: 'people' },
  { label: 'pray', path: '/prayer', icon: 'prayer' },
  { label: 'events', path: '/event', icon: 'calendar' },
  { label: 'devotionals', path: '/devotionals', icon: 'book' },
  { label: 'about', path: '/about', icon: 'church' },
  { label: 'schedule', path: '/schedule', icon: 'calendar' },
  { label: 'bible', path: '/bible', icon: 'book' },
  { label: 'ministries', path: '/ministries', icon: 'people' },
]

/** The four things that most people come for, among what the church's modules offer. Chosen by the server, which knows the routes. */
export function quickActions({ modules }: ChurchSite): readonly QuickAction[] {
  return actions
    .filter(({ path }) => {
      const module = findRow(path)?.module
      return !module || modules.includes(module)
    })
    .slice(0, 4)
}
