import * as endpoints from '@narthex/contract/search/search.endpoints'
import { ok, type Route, route } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import { getPublicItems } from './public-items.service.ts'
import { type SiteSearchNeeds, searchChurch, searchOrganisation } from './site-search.service.ts'

export function searchRoutes(platform: SiteSearchNeeds & Needs<'cache' | 'directory' | 'transactions'>): Route[] {
  return [
    route(endpoints.searchChurch, async (call) => ok(await searchChurch(platform, call, call.actor, call.query))),
    route(endpoints.searchOrganisation, async ({ tenant, params, query }) =>
      ok(await searchOrganisation(platform, tenant, params.slug, query)),
    ),
    route(endpoints.listPublicItems, async (call) => ok(await getPublicItems(platform, call, call.query))),
  ]
}
