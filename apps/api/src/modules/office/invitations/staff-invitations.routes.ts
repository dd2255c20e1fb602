import * as endpoints from '@narthex/contract/office/staff-invitations.endpoints'
import { done, ok, type Route, route } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import {
  inviteStaff,
  listStaffInvitations,
  resendStaffInvitation,
  withdrawStaffInvitation,
} from './staff-invitations.service.ts'

export function staffInvitationRoutes(platform: Needs<'domain' | 'mail'>): Route[] {
  return [
    route(endpoints.listStaffInvitations, async (call) => ok({ itens: await listStaffInvitations(call) })),
    route(endpoints.inviteStaff, async ({ body, ...call }) => ({
      status: 201 as const,
      body: await inviteStaff(platform, call, body),
    })),
    route(endpoints.resendStaffInvitation, async ({ params, ...call }) =>
      ok(await resendStaffInvitation(platform, call, params.id)),
    ),
    route(endpoints.withdrawStaffInvitation, async ({ params, ...call }) => {
      await withdrawStaffInvitation(call, params.id)
      return done
    }),
  ]
}
