import * as access from '@narthex/contract/users/member-access.endpoints'
import { done, type Route, route } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import type { MemberLeaves } from '../members/members.signals.ts'
import { closeMemberAccess, endMemberSessions, reopenMemberAccess } from './member-access.service.ts'

export function memberAccessRoutes(platform: Needs<'domain' | 'mail'> & MemberLeaves): Route[] {
  return [
    route(access.endMemberSessions, async ({ params, ...call }) => {
      await endMemberSessions(platform, call, params.id)
      return done
    }),
    route(access.closeMembership, async ({ params, ...call }) => {
      await closeMemberAccess(platform, call, params.id)
      return done
    }),
    route(access.reopenMembership, async ({ params, ...call }) => {
      await reopenMemberAccess(platform, call, params.id)
      return done
    }),
  ]
}
