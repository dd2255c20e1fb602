import * as fields from '@narthex/contract/users/custom-field.endpoints'
import { ok, type Route, route } from '../../../platform/http/route.ts'
import { listCustomFields, saveAnswers } from './custom-fields.service.ts'

export function customFieldRoutes(): Route[] {
  return [
    route(fields.listCustomFields, async (call) => ok(await listCustomFields(call))),
    route(fields.answerCustomFields, async ({ body, ...call }) => ok(await saveAnswers(call, body.respostas))),
  ]
}
