import * as factor from '@narthex/contract/auth/factor.endpoints'
import { done, ok, type Route, route } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import { completeLogin } from '../login.service.ts'
import { resetFactors } from './factor-reset.service.ts'
import { listFactors, removeFactor, renameFactor, renewRecoveryCodes } from './factors.service.ts'
import { beginPasskey, confirmPasskey } from './passkey-enrolment.service.ts'
import { beginReauthentication, finishReauthentication } from './reauthentication.service.ts'
import { getSecuritySettings, setSecuritySettings } from './staff-requirement.service.ts'
import { beginTotp, confirmTotp } from './totp-enrolment.service.ts'

export function factorRoutes(
  platform: Needs<'cache' | 'captcha' | 'clock' | 'domain' | 'keys' | 'mail' | 'transactions'>,
): Route[] {
  return [
    route(factor.completeLogin, async ({ church, body, source }) =>
      ok(await completeLogin(platform, church, body, source)),
    ),
    route(factor.beginReauthentication, async ({ church, ...owner }) =>
      ok({ desafio: await beginReauthentication(platform, church, owner) }),
    ),
    route(factor.finishReauthentication, async ({ church, body, ...owner }) => {
      await finishReauthentication(platform, church, body, owner)
      return done
    }),

    route(factor.listFactors, async ({ church, ...owner }) => ok(await listFactors(platform, church, owner))),
    route(factor.beginTotp, async ({ church, ...owner }) => ok(await beginTotp(platform, church, owner))),
    route(factor.confirmTotp, async ({ church, body, ...owner }) =>
      ok({ codigosReserva: await confirmTotp(platform, church, owner, body) }),
    ),
    route(factor.beginPasskey, async ({ church, ...owner }) => ok(await beginPasskey(platform, church, owner))),
    route(factor.confirmPasskey, async ({ church, body, ...owner }) =>
      ok({ codigosReserva: await confirmPasskey(platform, church, owner, body) }),
    ),
    route(factor.renameFactor, async ({ church, params, body, ...owner }) => {
      await renameFactor(platform, church, owner, { id: params.factorId, nome: body.nome })
      return done
    }),
    route(factor.removeFactor, async ({ church, params, ...owner }) => {
      await removeFactor(platform, church, owner, params.factorId)
      return done
    }),
    route(factor.renewRecoveryCodes, async ({ church, ...owner }) =>
      ok({ codigos: await renewRecoveryCodes(platform, church, owner) }),
    ),

    route(factor.getSecuritySettings, async ({ church }) => ok(await getSecuritySettings(platform, church))),
    route(factor.setSecuritySettings, async ({ church, body, ...owner }) => {
      await setSecuritySettings(platform, church, owner, body)
      return done
    }),
    route(factor.resetFactors, async ({ church, params, ...owner }) => {
      await resetFactors(platform, church, params.id, owner)
      return done
    }),
  ]
}
