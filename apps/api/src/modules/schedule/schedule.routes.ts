import { getSchedule } from '@narthex/contract/schedule/schedule.endpoints'
import { ok, type Route, route } from '../../platform/http/route.ts'
import { occurrencesOfMonth } from './schedule.service.ts'

export function scheduleRoutes(): Route[] {
  return [route(getSchedule, async (call) => ok(await occurrencesOfMonth(call, call.query)))]
}
