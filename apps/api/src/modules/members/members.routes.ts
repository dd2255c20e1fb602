import * as people from '@narthex/contract/users/people-search.endpoints'
import { ok, type Route, route } from '../../platform/http/route.ts'
import { findPeople } from './people-search.service.ts'

export function memberRoutes(): Route[] {
  return [route(people.findPeople, async ({ query, ...call }) => ok(await findPeople(call, query.term)))]
}
