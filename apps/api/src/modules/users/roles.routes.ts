import * as roles from '@narthex/contract/users/role.endpoints'
import { done, ok, type Route, route } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import { memberOfLogin, readStaff } from '../members/roles.service.ts'
import { grantRole, revokeRole } from './role-office.service.ts'

export function roleRoutes(platform: Needs<'clock' | 'keys' | 'transactions'>): Route[] {
  return [
    route(roles.listStaff, async ({ church }) => ok(await readStaff(platform, church))),
    route(roles.grantRole, async ({ church, params, body, ...by }) => {
      const memberId = await memberOfLogin(platform, church, params.id)
      await grantRole(platform, church, { memberId, role: body.role, by })
      return done
    }),
    route(roles.revokeRole, async ({ church, params, query, ...by }) => {
      const memberId = await memberOfLogin(platform, church, params.id)
      await revokeRole(platform, church, { memberId, role: query.role, by })
      return done
    }),
  ]
}
