import { getFeed } from '@narthex/contract/content/feed.endpoints'
import { ok, type Route, route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { rssOf } from './rss.service.ts'

export function feedRoutes(platform: Platform): Route[] {
  return [route(getFeed, async ({ church, query }) => ok(await rssOf(platform, church, query.tipo, query.idioma)))]
}
