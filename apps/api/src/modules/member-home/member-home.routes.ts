import { getMemberHome as endpoint } from '@narthex/contract/member-home/member-home.endpoints'
import { ok, type Route, route } from '../../platform/http/route.ts'
import { getMemberHome } from './member-home.service.ts'

export function memberHomeRoutes(): Route[] {
  return [route(endpoint, async ({ query, ...call }) => ok(await getMemberHome(call, query.idioma)))]
}
