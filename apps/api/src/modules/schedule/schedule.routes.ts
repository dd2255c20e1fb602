import { getSchedule } from '@narthex/contract/schedule/schedule.endpoints'
import { ok, type Route, route } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import { occurrencesOfMonth } from './schedule.service.ts'

export function scheduleRoutes(platform: Needs<'cache' | 'transactions'>): Route[] {
  return [route(getSchedule, async ({ church, query }) => ok(await occurrencesOfMonth(platform, church, query)))]
}
