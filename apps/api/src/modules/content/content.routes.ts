import * as endpoints from '@narthex/contract/content/highlight.endpoints'
import { ok, type Route, route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { getHighlights } from './content.service.ts'

export function contentRoutes(platform: Platform): Route[] {
  return [route(endpoints.getHighlights, async ({ church }) => ok(await getHighlights(platform, church)))]
}
