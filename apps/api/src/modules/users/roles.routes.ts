import * as roles from '@narthex/contract/users/role.endpoints'
import { done, ok, type Route, route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { grantRole, memberOfLogin, revokeRole, staffOf } from './roles.service.ts'

export function roleRoutes(platform: Platform): Route[] {
  return [
    route(roles.listStaff, async ({ church }) => ok(await staffOf(platform, church))),
    route(roles.grantRole, async ({ church, params, body, ...by }) => {
      const usuarioId = await memberOfLogin(platform, church, params.id)
      await grantRole(platform, church, { usuarioId, role: body.role, by })
      return done
    }),
    route(roles.revokeRole, async ({ church, params, query, ...by }) => {
      const usuarioId = await memberOfLogin(platform, church, params.id)
      await revokeRole(platform, church, { usuarioId, role: query.role, by })
      return done
    }),
  ]
}
