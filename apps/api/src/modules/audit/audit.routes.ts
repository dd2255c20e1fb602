import { listAudit } from '@narthex/contract/audit/audit.endpoints'
import { ok, type Route, route } from '../../platform/http/route.ts'
import { pageOfAudit } from './audit-log.service.ts'

export function auditRoutes(): Route[] {
  return [route(listAudit, async ({ query, ...call }) => ok(await pageOfAudit(call, query)))]
}
