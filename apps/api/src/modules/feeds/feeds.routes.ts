import { getFeed } from '@narthex/contract/content/feed.endpoints'
import { ok, type Route, route } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import { getRss } from './rss.service.ts'

export function feedRoutes(platform: Needs<'domain'>): Route[] {
  return [route(getFeed, async (call) => ok(await getRss(platform, call, call.query.tipo, call.query.idioma)))]
}
