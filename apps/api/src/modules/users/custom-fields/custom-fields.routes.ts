import * as fields from '@narthex/contract/users/custom-field.endpoints'
import { ok, type Route, route } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import { listCustomFields, saveAnswers } from './custom-fields.service.ts'

export function customFieldRoutes(platform: Needs<'transactions'>): Route[] {
  return [
    route(fields.listCustomFields, async ({ church, actor }) =>
      ok(await listCustomFields(platform, church, actor.memberId)),
    ),
    route(fields.answerCustomFields, async ({ church, body, actor }) =>
      ok(await saveAnswers(platform, church, actor.memberId, body.respostas)),
    ),
  ]
}
