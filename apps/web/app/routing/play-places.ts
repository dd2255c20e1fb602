import type { Messages } from '@narthex/locales/catalogue'
import type { RoutePath } from './route-table.ts'

/** The places of Play's own top bar. */
export const playPlaces = [
  { path: '/play', label: 'home' },
  { path: '/play/browse', label: 'browse' },
  { path: '/play/plans', label: 'plans' },
] as const satisfies readonly { path: RoutePath; label: keyof Messages['shell']['play'] }[]

/** Target of Play's search form, with `type=query` and the typed text as `term` (specification §2). */
export const playSearchPath = '/play/search' satisfies RoutePath
