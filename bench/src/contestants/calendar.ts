import { listEvents } from '@narthex/api/modules/events/event-pages.service'
import type { ContentCache } from '@narthex/api/platform/cache/content-cache'
import { calendarHost } from '../datasets/event-calendar.ts'
import { churchAt, openPlatform } from '../platform.ts'
import { type Calls, timedShares } from '../shares.ts'
import { contest } from './contest.ts'

export interface CalendarOptions {
  readonly databaseUrl: string
  readonly calls: Calls
}

const limit = 12

/** A church's events: pages of the list, a month, a search, and what is read again after each edit. */
contest(async ({ databaseUrl, calls }: CalendarOptions) => {
  const platform = openPlatform(databaseUrl)
  const church = await churchAt(platform, calendarHost)
  const call = platform.transactions.at(church)
  const list = (own: object, from = call) => listEvents(from, { page: 1, limit, quando: 'proximos', ...own })
  const { total, meses } = await list({})
  const cache: ContentCache = { ...platform.cache, get: async (_tenant, _name, make) => (await make()).value }
  const answers = {
    first: () => list({}),
    last: () => list({ page: Math.ceil(total / limit) }),
    past: () => list({ quando: 'passados' }),
    month: () => list({ mes: meses.at(-1) }),
    words: () => list({ q: 'vigilia' }),
    free: () => list({ custo: 'gratuito' }),
    edited: () => list({}, { ...call, cache }),
  }
  return {
    port: 0,
    answers: Object.fromEntries(Object.entries(answers).map(([name, read]) => [name, timedShares(read, calls)])),
  }
})
