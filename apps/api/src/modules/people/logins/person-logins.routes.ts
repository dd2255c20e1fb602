import * as endpoints from '@narthex/contract/people/person-login.endpoints'
import { done, ok, type Route, route } from '../../../platform/http/route.ts'
import { toMemberId } from '../../../platform/ids.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { MemberLeaves } from '../../members/members.signals.ts'
import { acceptPersonInvitation, readPersonInvitation } from './accepted-person-invitations.service.ts'
import { listOwnRecords, takeOwnRecord } from './own-records.service.ts'
import { getPersonInvitation, invitePerson, withdrawPersonInvitation } from './person-invitations.service.ts'

export function personLoginRoutes(platform: Needs<'captcha' | 'domain' | 'mail'> & MemberLeaves): Route[] {
  return [
    route(endpoints.getPersonInvitation, async ({ params, ...call }) =>
      ok(await getPersonInvitation(call, toMemberId(params.id))),
    ),
    route(endpoints.invitePerson, async ({ params, ...call }) =>
      ok(await invitePerson(platform, call, toMemberId(params.id))),
    ),
    route(endpoints.withdrawPersonInvitation, async ({ params, ...call }) => {
      await withdrawPersonInvitation(call, toMemberId(params.id))
      return done
    }),
    route(endpoints.readPersonInvitation, async ({ body, ...call }) =>
      ok(await readPersonInvitation(call, body.codigo)),
    ),
    route(endpoints.acceptPersonInvitation, async ({ body, ...call }) =>
      ok(await acceptPersonInvitation(platform, call, body)),
    ),
    route(endpoints.listOwnRecords, async ({ body, ...call }) =>
      ok({ itens: await listOwnRecords(platform, call, body) }),
    ),
    route(endpoints.takeOwnRecord, async ({ body, ...call }) => {
      await takeOwnRecord(platform, call, body)
      return done
    }),
  ]
}
