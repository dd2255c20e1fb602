import * as leaving from '@narthex/contract/leaving/leaving.endpoints'
import { done, ok, type Route, route } from '../../platform/http/route.ts'
import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import type { Needs } from '../../platform/platform.ts'
import type { MemberLeaves } from '../members/members.signals.ts'
import { exportPersonalData } from './export.service.ts'
import { confirmDeletion, getDeletionRequest, requestDeletion, withdrawDeletion } from './leaving.service.ts'

export function leavingRoutes(
  platform: Needs<'domain' | 'mail'> & MemberLeaves,
  personalData: readonly PersonalData[],
): Route[] {
  return [
    route(leaving.getDeletion, async (call) => ok(await getDeletionRequest(call))),
    route(leaving.requestDeletion, async ({ body, ...call }) => ok(await requestDeletion(platform, call, body.senha))),
    route(leaving.withdrawDeletion, async (call) => {
      await withdrawDeletion(call)
      return done
    }),
    route(leaving.confirmDeletion, async ({ body, ...call }) => {
      await confirmDeletion(platform, call, body.codigo)
      return done
    }),
    route(leaving.exportOwnData, async (call) => ok(await exportPersonalData(call, personalData))),
  ]
}
