import * as access from '@narthex/contract/users/member-access.endpoints'
import { done, type Route, route } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import type { MemberLeaves } from '../members/members.signals.ts'
import { closeMemberAccess, endMemberSessions, reopenMemberAccess } from './member-access.service.ts'

export function memberAccessRoutes(
  platform: Needs<'clock' | 'domain' | 'keys' | 'mail' | 'transactions'> & MemberLeaves,
): Route[] {
  return [
    route(access.endMemberSessions, async ({ church, params, ...by }) => {
      await endMemberSessions(platform, church, { accountId: params.id, by })
      return done
    }),
    route(access.closeMembership, async ({ church, params, ...by }) => {
      await closeMemberAccess(platform, church, { accountId: params.id, by })
      return done
    }),
    route(access.reopenMembership, async ({ church, params, ...by }) => {
      await reopenMemberAccess(platform, church, { accountId: params.id, by })
      return done
    }),
  ]
}
