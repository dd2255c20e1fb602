import { getMemberHome as endpoint } from '@narthex/contract/member-home/member-home.endpoints'
import { ok, type Route, route } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import { getMemberHome } from './member-home.service.ts'

export function memberHomeRoutes(platform: Needs<'cache' | 'transactions'>): Route[] {
  return [route(endpoint, async ({ query, ...call }) => ok(await getMemberHome(platform, call, query.idioma)))]
}
