import * as fields from '@narthex/contract/users/custom-field.endpoints'
import { requireSelf } from '../../../platform/http/require-self.ts'
import { ok, type Route, route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { customFieldsOf, saveAnswers } from './custom-fields.service.ts'

export function customFieldRoutes(platform: Platform): Route[] {
  return [
    route(fields.listCustomFields, async ({ church, params, actor }) => {
      requireSelf(actor, params.id)
      return ok(await customFieldsOf(platform, church, actor.memberId))
    }),
    route(fields.answerCustomFields, async ({ church, params, body, actor }) => {
      requireSelf(actor, params.id)
      return ok(await saveAnswers(platform, church, actor.memberId, body.respostas))
    }),
  ]
}
