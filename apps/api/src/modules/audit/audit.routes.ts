import { listAudit } from '@narthex/contract/audit/audit.endpoints'
import { ok, type Route, route } from '../../platform/http/route.ts'
import type { Assembled } from '../../platform/modules/module.ts'
import { listAuditLog } from './audit-log.service.ts'

export function auditRoutes({ kinds }: Pick<Assembled, 'kinds'>): Route[] {
  return [route(listAudit, async ({ query, ...call }) => ok(await listAuditLog(call, kinds(), query)))]
}
