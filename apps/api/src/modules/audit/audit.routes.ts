import { listAudit } from '@narthex/contract/audit/audit.endpoints'
import { ok, type Route, route } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import { pageOfAudit } from './audit-log.service.ts'

export function auditRoutes(platform: Needs<'transactions'>): Route[] {
  return [route(listAudit, async ({ church, query }) => ok(await pageOfAudit(platform, church, query)))]
}
