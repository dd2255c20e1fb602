import * as endpoints from '@narthex/contract/search/search.endpoints'
import { ok, type Route, route } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import { getPublicItems } from './public-items.service.ts'
import { searchChurch, searchOrganisation } from './site-search.service.ts'

export function searchRoutes(
  platform: Needs<'cache' | 'clock' | 'database' | 'directory' | 'domain' | 'transactions'>,
): Route[] {
  return [
    route(endpoints.searchChurch, async ({ church, query }) => ok(await searchChurch(platform, church, query))),
    route(endpoints.searchOrganisation, async ({ tenant, params, query }) =>
      ok(await searchOrganisation(platform, tenant, params.slug, query)),
    ),
    route(endpoints.listPublicItems, async ({ church, query }) => ok(await getPublicItems(platform, church, query))),
  ]
}
