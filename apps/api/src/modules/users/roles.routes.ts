import * as roles from '@narthex/contract/users/role.endpoints'
import { done, ok, type Route, route } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import { listStaff, memberOfLogin } from '../members/roles.service.ts'
import { grantRole, revokeRole } from './role-office.service.ts'

export function roleRoutes(platform: Needs<'clock' | 'keys' | 'transactions'>): Route[] {
  return [
    route(roles.listStaff, async ({ inChurch }) => ok(await inChurch(listStaff))),
    route(roles.grantRole, async ({ params, body, ...by }) => {
      const memberId = await memberOfLogin(by, params.id)
      await grantRole(platform, by.church, { memberId, role: body.role, by })
      return done
    }),
    route(roles.revokeRole, async ({ params, query, ...by }) => {
      const memberId = await memberOfLogin(by, params.id)
      await revokeRole(platform, by.church, { memberId, role: query.role, by })
      return done
    }),
  ]
}
