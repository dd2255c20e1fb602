import * as account from '@narthex/contract/auth/account.endpoints'
import * as login from '@narthex/contract/auth/login.endpoints'
import { unauthenticated } from '../../platform/http/domain-error.ts'
import { requireSelf } from '../../platform/http/require-self.ts'
import { done, ok, type Route, route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { rolesOf } from '../users/roles.service.ts'
import { presenceOf, whoIs } from './accounts.service.ts'
import { confirmEmail, requestActivation } from './activation.service.ts'
import { handOff, takeHandOff } from './hand-off.service.ts'
import { logIn } from './login.service.ts'
import { changePassword, recoverPassword, replacePassword } from './passwords.service.ts'
import { logOut, renewSession } from './renewal.service.ts'
import { endOneSession, endOtherSessions, sessionsOf } from './sessions.service.ts'

export function authRoutes(platform: Platform): Route[] {
  return [
    route(login.findAccount, async ({ church, query, source }) =>
      ok(await presenceOf(platform, church, query, source)),
    ),
    route(login.logIn, async ({ church, body, source }) => ok(await logIn(platform, church, body, source))),
    route(login.refreshSession, async ({ church, body, source }) =>
      ok(await renewSession(platform, church, body.refreshToken, source)),
    ),
    route(login.logOut, async ({ church, body, source }) => {
      await logOut(platform, church, body.refreshToken, source)
      return done
    }),
    route(login.handOff, async ({ church, body, actor, source }) =>
      ok(await handOff(platform, church, { actor, igreja: body.igreja, source })),
    ),
    route(login.takeHandOff, async ({ church, body, source }) =>
      ok(await takeHandOff(platform, church, body.codigo, source)),
    ),

    route(account.recoverPassword, async ({ church, body, source }) => {
      await recoverPassword(platform, church, body, source)
      return done
    }),
    route(account.requestActivation, async ({ church, query, source }) => {
      await requestActivation(platform, church, query, source)
      return done
    }),
    route(account.confirmEmail, async ({ church, body, source }) => {
      await confirmEmail(platform, church, body.codigo, source)
      return done
    }),
    route(account.changePassword, async ({ church, body: { senha, senhaAtual, codigo, captcha }, actor, source }) => {
      if (codigo !== undefined) await replacePassword(platform, church, { codigo, senha }, source)
      else if (!actor || senhaAtual === undefined) throw unauthenticated()
      else await changePassword(platform, church, { senhaAtual, senha, captcha }, { actor, source })
      return done
    }),

    route(account.getMe, async ({ church, actor }) => {
      const { user, usuario } = await whoIs(platform, church, actor)
      return ok({ user, usuario, roles: rolesOf(church, actor) })
    }),
    route(account.listSessions, async ({ church, params, actor }) => {
      requireSelf(actor, params.id)
      return ok(await sessionsOf(platform, church, actor))
    }),
    route(account.endOtherSessions, async ({ church, params, actor, source }) => {
      requireSelf(actor, params.id)
      await endOtherSessions(platform, church, { actor, source })
      return done
    }),
    route(account.endSession, async ({ church, params, actor, source }) => {
      requireSelf(actor, params.id)
      await endOneSession(platform, church, { actor, id: params.sessionId, source })
      return done
    }),
  ]
}
