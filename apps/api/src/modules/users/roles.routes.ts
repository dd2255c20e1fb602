import * as roles from '@narthex/contract/users/role.endpoints'
import { done, ok, type Route, route } from '../../platform/http/route.ts'
import { listRoleParts, listStaff, memberOfLogin } from '../members/roles.service.ts'
import { grantRole, revokeRole } from './role-office.service.ts'

export function roleRoutes(): Route[] {
  return [
    route(roles.listStaff, async ({ inChurch }) => ok(await inChurch(listStaff))),
    route(roles.listRoleParts, async ({ query, inChurch }) =>
      ok({ itens: await inChurch((work) => listRoleParts(work, query.role, query.term)) }),
    ),
    route(roles.grantRole, async ({ params, body, ...call }) => {
      const memberId = await memberOfLogin(call, params.id)
      await grantRole(call, { memberId, ...body })
      return done
    }),
    route(roles.revokeRole, async ({ params, query, ...call }) => {
      const memberId = await memberOfLogin(call, params.id)
      await revokeRole(call, { memberId, role: query.role })
      return done
    }),
  ]
}
