import * as leaving from '@narthex/contract/leaving/leaving.endpoints'
import { requireSelf } from '../../platform/http/require-self.ts'
import { done, ok, type Route, route } from '../../platform/http/route.ts'
import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import type { Platform } from '../../platform/platform.ts'
import { exportOf } from './export.service.ts'
import { confirmDeletion, deletionOf, requestDeletion, withdrawDeletion } from './leaving.service.ts'

export function leavingRoutes(platform: Platform, personalData: readonly PersonalData[]): Route[] {
  return [
    route(leaving.getDeletion, async ({ church, params, actor }) => {
      requireSelf(actor, params.id)
      return ok(await deletionOf(platform, church, actor))
    }),
    route(leaving.requestDeletion, async ({ church, params, body, ...leaver }) => {
      requireSelf(leaver.actor, params.id)
      return ok(await requestDeletion(platform, church, body.senha, leaver))
    }),
    route(leaving.withdrawDeletion, async ({ church, params, ...leaver }) => {
      requireSelf(leaver.actor, params.id)
      await withdrawDeletion(platform, church, leaver)
      return done
    }),
    route(leaving.confirmDeletion, async ({ church, params, body, ...leaver }) => {
      requireSelf(leaver.actor, params.id)
      await confirmDeletion(platform, church, body.codigo, leaver)
      return done
    }),
    route(leaving.exportOwnData, async ({ church, params, ...leaver }) => {
      requireSelf(leaver.actor, params.id)
      return ok(await exportOf(platform, church, personalData, leaver))
    }),
  ]
}
