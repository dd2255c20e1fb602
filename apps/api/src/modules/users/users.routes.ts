import { confirmEmail, readActivation } from '@narthex/contract/auth/account.endpoints'
import * as profile from '@narthex/contract/users/profile.endpoints'
import * as users from '@narthex/contract/users/user.endpoints'
import { done, ok, type Route, route } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import { findAccountPresence } from '../auth/accounts.service.ts'
import { listDocuments } from '../members/members.service.ts'
import type { NamedOnPages } from '../members/members.signals.ts'
import { showRoles } from '../members/roles.service.ts'
import { changeChurch } from './church-change.service.ts'
import { confirmWithNewPassword, confirmWithPassword, findActivation } from './confirmation.service.ts'
import { listMembershipsAt, listMembershipsInOrganisation } from './memberships.service.ts'
import { changeProfile } from './profile.service.ts'
import { registerPerson } from './registration.service.ts'

export function userRoutes(
  platform: Needs<'cache' | 'captcha' | 'database' | 'directory' | 'domain' | 'mail' | 'transactions'> & NamedOnPages,
): Route[] {
  return [
    route(users.findMember, async (call) => ok(await findAccountPresence(platform, call, call.query, call.source))),
    route(users.registerMember, async (call) => ({
      status: 201 as const,
      body: await registerPerson(platform, call, call.body, call.source),
    })),
    route(readActivation, async (call) => ok(await findActivation(call, call.body.codigo))),
    route(confirmEmail, async ({ body, ...call }) => {
      const { senha, senhaNova = '', ...given } = body
      if (senha === undefined) await confirmWithNewPassword(platform, call, { ...given, senha: senhaNova }, call.source)
      else await confirmWithPassword(platform, call, { ...given, senha }, call.source)
      return done
    }),
    route(users.listMemberships, async ({ query: { cliente, organizacao }, ...call }) => {
      const usuarios =
        cliente === undefined
          ? await listMembershipsInOrganisation(platform, call, organizacao ?? '')
          : await listMembershipsAt(platform, call, cliente)
      return ok({ usuarios })
    }),
    route(users.listRoles, async (call) => ok(showRoles(call))),
    route(users.listDocuments, async (call) => ok(await listDocuments(call))),
    route(profile.changeProfile, async ({ body, ...call }) => ok(await changeProfile(platform, call, body))),
    route(profile.changeChurch, async ({ body, ...call }) => ok(await changeChurch(platform, call, body.igreja))),
  ]
}
