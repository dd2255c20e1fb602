import { getFeed } from '@narthex/contract/content/feed.endpoints'
import { ok, type Route, route } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import { getRss } from './rss.service.ts'

export function feedRoutes(platform: Needs<'cache' | 'clock' | 'domain' | 'transactions'>): Route[] {
  return [route(getFeed, async ({ church, query }) => ok(await getRss(platform, church, query.tipo, query.idioma)))]
}
