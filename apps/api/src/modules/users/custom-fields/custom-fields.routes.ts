import * as fields from '@narthex/contract/users/custom-field.endpoints'
import { customFields } from '@narthex/contract/users/custom-field.resource'
import { countCustomFieldAnswers } from '@narthex/contract/users/custom-field-office.endpoints'
import type { CustomFieldReader } from '@narthex/contract/users/custom-field-words'
import { type MemberCall, ok, type Route, route } from '../../../platform/http/route.ts'
import { resourceRoutes } from '../../../platform/resources/resource-routes.ts'
import { countFieldAnswers, customFieldService, requireFieldReader } from './custom-field-office.service.ts'
import { listCustomFields, saveAnswers } from './custom-fields.service.ts'

export function customFieldRoutes(): Route[] {
  return [
    route(fields.listCustomFields, async (call) => ok(await listCustomFields(call))),
    route(fields.answerCustomFields, async ({ body, ...call }) => ok(await saveAnswers(call, body.respostas))),
    ...resourceRoutes(customFields, customFieldService).map(guardAnswers),
    route(countCustomFieldAnswers, async ({ params, ...call }) => ok(await countFieldAnswers(call, params.id))),
  ]
}

const { add, set, put, remove, restore, purge } = customFields.calls
const guarded: ReadonlySet<string> = new Set([add, set, put, remove, restore, purge].map(({ id }) => id))

/** A field whose answers the caller may not see is changed by those who may. */
function guardAnswers(own: Route): Route {
  if (!guarded.has(own.endpoint.id)) return own
  const handle = async (call: CallOfField) => {
    await requireFieldReader(call, { ...call.params, visao: call.body?.visao })
    return own.handle(call as never)
  }
  return { ...own, handle }
}

interface CallOfField extends MemberCall {
  readonly params?: { readonly id?: number; readonly idExterno?: string }
  readonly body?: { readonly visao?: CustomFieldReader }
}
