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
  platform: Needs<'captcha' | 'directory' | 'domain' | 'log' | 'mail' | 'transactions'>,
): Route[] {
  return [
    route(login.findAccount, async (call) => ok(await findAccountPresence(platform, call, call.query, call.source))),
    route(login.lookUpAccount, async (call) => ok(await findAccountPresence(platform, call, call.body, call.source))),
    route(login.logIn, async (call) => {
      const answer = await logIn(platform, call, call.body, call.source)
      return 'desafio' in answer ? { status: 202 as const, body: answer } : { status: 200 as const, body: answer }
    }),
    route(login.refreshSession, async (call) =>
      ok(await renewSession(platform, call, call.body.refreshToken, call.source)),
    ),
    route(login.logOut, async (call) => {
      await logOut(call, call.body.refreshToken, call.source)
      return done
    }),
    route(login.handOff, async ({ body, ...call }) => ok(await handOff(platform, call, body.igreja))),
    route(login.readHandOff, async (call) => ok(await readHandOff(platform, call, call.body))),
    route(login.takeHandOff, async (call) => ok(await takeHandOff(platform, call, call.body.codigo, call.source))),

    route(account.recoverPassword, async (call) => {
      await recoverPassword(platform, call, call.body, call.source)
      return done
    }),
    route(account.requestActivation, async (call) => {
      const { email, captcha } = call.body.email === undefined ? call.query : call.body
      if (email === undefined) throw invalid([{ path: 'body.email', message: code('REQUIRED') }])
      await requestActivation(platform, call, { email, captcha }, call.source)
      return done
    }),
    route(account.changePassword, async ({ body: { senha, senhaAtual, codigo, captcha }, actor, ...call }) => {
      if (codigo !== undefined) await replacePassword(platform, call, { codigo, senha }, call.source)
      else if (!actor || senhaAtual === undefined) throw unauthenticated()
      else await changePassword(platform, { ...call, actor }, { senhaAtual, senha, captcha })
      return done
    }),

    route(account.getMe, async (call) => {
      const { user, usuario } = await getCaller(call)
      const rolesSuspensas = showSuspendedRoles(call)
      return ok({ user, usuario, roles: showRoles(call), rolesSuspensas })
    }),
    route(account.listSessions, async (call) => ok(await listOwnSessions(call))),
    route(account.endOtherSessions, async (call) => {
      await endOtherSessions(call)
      return done
    }),
    route(account.endSession, async ({ params, ...call }) => {
      await endOneSession(call, params.sessionId)
      return done
    }),
  ]
}
