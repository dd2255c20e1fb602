import * as endpoints from '@narthex/contract/operator/health.endpoints'
import { ok, type Route, route } from '../../../platform/http/route.ts'
import type { Assembled } from '../../../platform/modules/module.ts'
import { listFailedMails } from './failed-mails.service.ts'
import { readHealth } from './health.service.ts'
import { listStorage } from './storage.service.ts'

export function healthRoutes(platform: Assembled): Route[] {
  return [
    route(endpoints.getHealth, async () => ok(await readHealth(platform))),
    route(endpoints.listStorage, async ({ query }) => ok(await listStorage(platform, query))),
    route(endpoints.listFailedMails, async ({ query }) => ok(await listFailedMails(platform, query))),
  ]
}
