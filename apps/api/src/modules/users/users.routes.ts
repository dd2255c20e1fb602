import * as profile from '@narthex/contract/users/profile.endpoints'
import * as users from '@narthex/contract/users/user.endpoints'
import { requireSelf } from '../../platform/http/require-self.ts'
import { ok, type Route, route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeChurch } from './church-change.service.ts'
import { documentsOf } from './members.service.ts'
import { membershipAt, membershipsIn, presenceAt } from './memberships.service.ts'
import { changeProfile } from './profile.service.ts'
import { register } from './registration.service.ts'
import { rolesOf } from './roles.service.ts'

export function userRoutes(platform: Platform): Route[] {
  return [
    route(users.findMember, async ({ church, query, source }) => ok(await presenceAt(platform, church, query, source))),
    route(users.registerMember, async ({ church, body, source }) => ({
      status: 201 as const,
      body: await register(platform, church, body, source),
    })),
    route(users.listMemberships, async ({ church, params, query: { cliente, organizacao }, actor }) => {
      requireSelf(actor, params.id)
      const usuarios =
        cliente === undefined
          ? await membershipsIn(platform, church, actor, organizacao ?? '')
          : await membershipAt(platform, church, actor, cliente)
      return ok({ usuarios })
    }),
    route(users.listRoles, async ({ church, params, actor }) => {
      requireSelf(actor, params.id)
      return ok(rolesOf(church, actor))
    }),
    route(users.listDocuments, async ({ church, params, actor }) => {
      requireSelf(actor, params.id)
      return ok(await documentsOf(platform, church, actor))
    }),
    route(profile.changeProfile, async ({ church, body, actor }) =>
      ok(await changeProfile(platform, church, actor, body)),
    ),
    route(profile.changeChurch, async ({ church, body, actor, source }) =>
      ok(await changeChurch(platform, church, { actor, igreja: body.igreja, source })),
    ),
  ]
}
