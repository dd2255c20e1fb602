import * as leaving from '@narthex/contract/leaving/leaving.endpoints'
import { done, ok, type Route, route } from '../../platform/http/route.ts'
import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import type { Needs } from '../../platform/platform.ts'
import type { MemberLeaves } from '../members/members.signals.ts'
import { exportPersonalData } from './export.service.ts'
import { confirmDeletion, getDeletionRequest, requestDeletion, withdrawDeletion } from './leaving.service.ts'

export function leavingRoutes(
  platform: Needs<'clock' | 'domain' | 'jobs' | 'keys' | 'mail' | 'transactions'> & MemberLeaves,
  personalData: readonly PersonalData[],
): Route[] {
  return [
    route(leaving.getDeletion, async (call) => ok(await getDeletionRequest(platform, call))),
    route(leaving.requestDeletion, async ({ church, body, ...leaver }) =>
      ok(await requestDeletion(platform, church, body.senha, leaver)),
    ),
    route(leaving.withdrawDeletion, async ({ church, ...leaver }) => {
      await withdrawDeletion(platform, church, leaver)
      return done
    }),
    route(leaving.confirmDeletion, async ({ church, body, ...leaver }) => {
      await confirmDeletion(platform, church, body.codigo, leaver)
      return done
    }),
    route(leaving.exportOwnData, async ({ church, ...leaver }) =>
      ok(await exportPersonalData(platform, church, personalData, leaver)),
    ),
  ]
}
