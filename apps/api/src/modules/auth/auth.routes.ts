import * as account from '@narthex/contract/auth/account.endpoints'
import * as login from '@narthex/contract/auth/login.endpoints'
import { code } from '@narthex/contract/validation/codes'
import { invalid, unauthenticated } from '../../platform/errors/domain-error.ts'
import { done, ok, type Route, route } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import { showRoles, showSuspendedRoles } from '../members/roles.service.ts'
import { findAccountPresence, getCaller } from './accounts.service.ts'
import { requestActivation } from './activation.service.ts'
import { handOff, readHandOff, takeHandOff } from './hand-off.service.ts'
import { logIn } from './login.service.ts'
import { changePassword, recoverPassword, replacePassword } from './passwords.service.ts'
import { logOut, renewSession } from './renewal.service.ts'
import { endOneSession, endOtherSessions, listOwnSessions } from './sessions.service.ts'

export function authRoutes(
  platform: Needs<'cache' | 'captcha' | 'clock' | 'directory' | 'domain' | 'keys' | 'log' | 'mail' | 'transactions'>,
): Route[] {
  return [
    route(login.findAccount, async ({ church, query, source }) =>
      ok(await findAccountPresence(platform, church, query, source)),
    ),
    route(login.lookUpAccount, async ({ church, body, source }) =>
      ok(await findAccountPresence(platform, church, body, source)),
    ),
    route(login.logIn, async ({ church, body, source }) => {
      const answer = await logIn(platform, church, body, source)
      return 'desafio' in answer ? { status: 202 as const, body: answer } : { status: 200 as const, body: answer }
    }),
    route(login.refreshSession, async ({ church, body, source }) =>
      ok(await renewSession(platform, church, body.refreshToken, source)),
    ),
    route(login.logOut, async ({ church, body, source }) => {
      await logOut(platform, church, body.refreshToken, source)
      return done
    }),
    route(login.handOff, async ({ body, ...call }) => ok(await handOff(platform, call, body.igreja))),
    route(login.readHandOff, async ({ church, body }) => ok(await readHandOff(platform, church, body))),
    route(login.takeHandOff, async ({ church, body, source }) =>
      ok(await takeHandOff(platform, church, body.codigo, source)),
    ),

    route(account.recoverPassword, async ({ church, body, source }) => {
      await recoverPassword(platform, church, body, source)
      return done
    }),
    route(account.requestActivation, async ({ church, query, body, source }) => {
      const { email, captcha } = body.email === undefined ? query : body
      if (email === undefined) throw invalid([{ path: 'body.email', message: code('REQUIRED') }])
      await requestActivation(platform, church, { email, captcha }, source)
      return done
    }),
    route(account.changePassword, async ({ body: { senha, senhaAtual, codigo, captcha }, actor, ...call }) => {
      if (codigo !== undefined) await replacePassword(platform, call.church, { codigo, senha }, call.source)
      else if (!actor || senhaAtual === undefined) throw unauthenticated()
      else await changePassword(platform, { ...call, actor }, { senhaAtual, senha, captcha })
      return done
    }),

    route(account.getMe, async (call) => {
      const { user, usuario } = await getCaller(call)
      const rolesSuspensas = showSuspendedRoles(call)
      return ok({ user, usuario, roles: showRoles(call), rolesSuspensas })
    }),
    route(account.listSessions, async (call) => ok(await listOwnSessions(platform, call))),
    route(account.endOtherSessions, async (call) => {
      await endOtherSessions(platform, call)
      return done
    }),
    route(account.endSession, async ({ params, ...call }) => {
      await endOneSession(platform, call, params.sessionId)
      return done
    }),
  ]
}
