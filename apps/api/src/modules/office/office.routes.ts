import { searchOffice as searchOfficeEndpoint } from '@narthex/contract/office/office-search.endpoints'
import { openPagePreview as openPreviewEndpoint } from '@narthex/contract/office/preview.endpoints'
import * as session from '@narthex/contract/office/session.endpoints'
import { listWaitingWork } from '@narthex/contract/office/waiting.endpoints'
import { done, ok, type Route, route } from '../../platform/http/route.ts'
import type { Assembled } from '../../platform/modules/module.ts'
import { listWaiting } from '../../platform/resources/waiting/waiting.ts'
import { beginReauthentication } from '../auth/factors/reauthentication.service.ts'
import { endOfficeSession } from '../auth/office-sessions.service.ts'
import { getOfficeChurch } from './office-church.service.ts'
import { completeOfficeLogin, logInAtOffice, type OpenedOffice, proveAtOffice } from './office-login.service.ts'
import { searchOffice } from './office-search.service.ts'
import { getOfficeSession, getSupportSession } from './office-session.service.ts'
import { openPagePreview } from './previews.service.ts'
import { endSupportSession } from './support/support-sessions.service.ts'

export function officeRoutes(platform: Assembled): Route[] {
  return [
    route(session.getOffice, async (call) => ok(await getOfficeChurch(platform, call))),
    route(session.openOfficeSession, async ({ body, ...call }) => {
      const answer = await logInAtOffice(platform, call, body)
      return 'desafio' in answer ? { status: 202 as const, body: answer } : withCookie(answer)
    }),
    route(session.completeOfficeSession, async ({ body, ...call }) =>
      withCookie(await completeOfficeLogin(platform, call, body)),
    ),
    route(session.getOfficeSession, async (call) =>
      ok(await (call.actor.support ? getSupportSession : getOfficeSession)(platform, call)),
    ),
    route(session.beginOfficeProof, async (call) => ok({ desafio: await beginReauthentication(platform, call) })),
    route(session.proveOfficeSession, async ({ body, ...call }) => {
      const { proof, secret } = await proveAtOffice(platform, call, body)
      return { status: 200 as const, body: proof, officeCookie: secret }
    }),
    route(session.endOfficeSession, async ({ actor, ...call }) => {
      if (actor?.support) {
        await endSupportSession({ ...call, actor })
        return { ...done, supportCookie: null }
      }
      if (actor) await endOfficeSession({ ...call, actor })
      return { ...done, officeCookie: null }
    }),
    route(searchOfficeEndpoint, async ({ query, ...call }) =>
      ok({ itens: await searchOffice(call, platform.kinds(), query) }),
    ),
    route(listWaitingWork, async (call) => ok(await listWaiting(call, platform.kinds()))),
    route(openPreviewEndpoint, async ({ body, ...call }) => ok(await openPagePreview(platform, call, body))),
  ]
}

const withCookie = ({ session: body, secret: officeCookie }: OpenedOffice) => ({
  status: 200 as const,
  body,
  officeCookie,
})
