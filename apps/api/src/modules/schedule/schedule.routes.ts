import { getSchedule } from '@narthex/contract/schedule/schedule.endpoints'
import { scheduled } from '@narthex/contract/schedule/series.resource'
import { ok, type Route, route } from '../../platform/http/route.ts'
import { resourceRoutes } from '../../platform/resources/resource-routes.ts'
import { scheduleService } from './schedule.editing.service.ts'
import { occurrencesOfMonth } from './schedule.service.ts'

export function scheduleRoutes(): Route[] {
  return [
    route(getSchedule, async (call) => ok(await occurrencesOfMonth(call, call.query))),
    ...resourceRoutes(scheduled, scheduleService),
  ]
}
