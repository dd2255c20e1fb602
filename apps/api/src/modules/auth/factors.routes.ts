import * as factor from '@narthex/contract/auth/factor.endpoints'
import { done, ok, type Route, route } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import { resetFactors } from './factors/factor-reset.service.ts'
import { listFactors, removeFactor, renameFactor, renewRecoveryCodes } from './factors/factors.service.ts'
import { beginPasskey, confirmPasskey } from './factors/passkey-enrolment.service.ts'
import { beginReauthentication, finishReauthentication } from './factors/reauthentication.service.ts'
import { getSecuritySettings, setSecuritySettings } from './factors/staff-requirement.service.ts'
import { beginTotp, confirmTotp } from './factors/totp-enrolment.service.ts'
import { completeLogin } from './login.service.ts'

export function factorRoutes(platform: Needs<'captcha' | 'domain' | 'mail'>): Route[] {
  return [
    route(factor.completeLogin, async (call) => ok(await completeLogin(platform, call, call.body, call.source))),
    route(factor.beginReauthentication, async (call) => ok({ desafio: await beginReauthentication(platform, call) })),
    route(factor.finishReauthentication, async ({ body, ...call }) => {
      await finishReauthentication(platform, call, body)
      return done
    }),

    route(factor.listFactors, async (call) => ok(await listFactors(platform, call))),
    route(factor.beginTotp, async (call) => ok(await beginTotp(call))),
    route(factor.confirmTotp, async ({ body, ...call }) =>
      ok({ codigosReserva: await confirmTotp(platform, call, body) }),
    ),
    route(factor.beginPasskey, async (call) => ok(await beginPasskey(platform, call))),
    route(factor.confirmPasskey, async ({ body, ...call }) =>
      ok({ codigosReserva: await confirmPasskey(platform, call, body) }),
    ),
    route(factor.renameFactor, async ({ params, body, ...call }) => {
      await renameFactor(call, { id: params.factorId, nome: body.nome })
      return done
    }),
    route(factor.removeFactor, async ({ params, ...call }) => {
      await removeFactor(platform, call, params.factorId)
      return done
    }),
    route(factor.renewRecoveryCodes, async (call) => ok({ codigos: await renewRecoveryCodes(call) })),

    route(factor.getSecuritySettings, async (call) => ok(await getSecuritySettings(call))),
    route(factor.setSecuritySettings, async ({ body, ...call }) => {
      await setSecuritySettings(call, body)
      return done
    }),
    route(factor.resetFactors, async ({ params, ...call }) => {
      await resetFactors(platform, call, params.id)
      return done
    }),
  ]
}
