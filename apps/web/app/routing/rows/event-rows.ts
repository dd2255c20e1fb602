import type { RouteRow } from '../route-row.ts'
import { listQuery } from './row-queries.ts'
import { unfinished } from './unfinished.ts'

/** The addresses of a church's events. */
export const eventRows = [
  {
    path: '/event',
    module: 'MOD_EVENTO',
    title: 'events',
    page: 'events',
    messages: ['events', 'lists'],
    query: { ...listQuery, quando: ['passados'], onde: ['presencial', 'online'], mes: 'known', serie: 'known' },
  },
  {
    path: '/event/:eventId',
    module: 'MOD_EVENTO',
    title: 'event',
    wakes: 'rest',
    page: 'event',
    messages: ['events', 'places', 'calendar', 'share'],
  },
  { path: '/event/:eventId/tickets', module: 'MOD_EVENTO', access: 'login', title: 'eventTickets', ...unfinished },
] as const satisfies readonly RouteRow[]
