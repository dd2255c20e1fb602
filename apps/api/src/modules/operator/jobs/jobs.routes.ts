import * as endpoints from '@narthex/contract/operator/jobs.endpoints'
import { ok, type Route, route } from '../../../platform/http/route.ts'
import type { Assembled } from '../../../platform/modules/module.ts'
import { dropJob, dropQueue, retryJob, retryQueue } from './job-acts.service.ts'
import { listFailed, listQueues } from './jobs.service.ts'

export function jobRoutes(platform: Assembled): Route[] {
  return [
    route(endpoints.listOperatorQueues, async () => ok(await listQueues(platform))),
    route(endpoints.listFailedJobs, async ({ query }) => ok(await listFailed(platform, query))),
    route(endpoints.retryFailedJob, async ({ params, ...call }) => ok(await retryJob(platform, call, params))),
    route(endpoints.dropFailedJob, async ({ params, ...call }) => ok(await dropJob(platform, call, params))),
    route(endpoints.retryFailedJobs, async ({ params, ...call }) => ok(await retryQueue(platform, call, params.fila))),
    route(endpoints.dropFailedJobs, async ({ params, body, ...call }) =>
      ok(await dropQueue(platform, call, { fila: params.fila, seen: body.tarefas })),
    ),
  ]
}
