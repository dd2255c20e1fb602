import * as recurrences from '@narthex/contract/giving/recurrence.endpoints'
import { ok, type Route, route } from '../../../platform/http/route.ts'
import { changeRecurrence } from './changes.service.ts'
import { cancelRecurrence, pauseRecurrence, skipCycle } from './pausing.service.ts'
import type { RecurrenceNeeds } from './recurrence-needs.ts'
import { getRecurrence, listMyRecurrences } from './recurrences.service.ts'
import { retryCycle } from './repair.service.ts'
import { createRecurrence } from './sign-up.service.ts'

export function recurrenceRoutes(platform: RecurrenceNeeds): Route[] {
  return [
    route(recurrences.listMyRecurrences, async (call) => ok(await listMyRecurrences(call))),
    route(recurrences.createRecurrence, async ({ body, ...call }) => ok(await createRecurrence(platform, call, body))),
    route(recurrences.getRecurrence, async (call) => ok(await getRecurrence(call, call.params.id))),
    route(recurrences.changeRecurrence, async ({ params, body, ...call }) =>
      ok(await changeRecurrence(platform, call, { ...params, ...body })),
    ),
    route(recurrences.skipCycle, async ({ params, body, ...call }) =>
      ok(await skipCycle(call, { ...params, ...body })),
    ),
    route(recurrences.pauseRecurrence, async ({ params, body, ...call }) =>
      ok(await pauseRecurrence(call, { ...params, ...body })),
    ),
    route(recurrences.retryCycle, async ({ params, body, ...call }) =>
      ok(await retryCycle(platform, call, { ...params, ...body })),
    ),
    route(recurrences.cancelRecurrence, async ({ params, ...call }) => ok(await cancelRecurrence(call, params.id))),
  ]
}
