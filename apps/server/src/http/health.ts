import { setTimeout as after } from 'node:timers/promises'
import type { JobRunner } from '@narthex/api/platform/jobs/job-runner'
import type { Platform } from '@narthex/api/platform/platform'
import type { FastifyInstance } from 'fastify'

/** Time limit of an answer in milliseconds: health checks give up after a second or two. */
const limitMs = 900

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, and is not stopping; and whether it runs jobs, which it may serve
 * without. Both answer on any host within a second.
 */
export function healthRoutes(
  app: FastifyInstance,
  { platform: { database }, jobs }: { readonly platform: Pick<Platform, 'database'>; readonly jobs?: JobRunner },
  isStopping: () => boolean,
): void {
  const databaseAnswers = () =>
    Promise.race([
      database.ping().then(
        () => true,
        () => false,
      ),
      after(limitMs, false, { ref: false }),
    ])

  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const isReady = !isStopping() && (await databaseAnswers())
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'unavailable', jobs: describeJobs(jobs) })
  })
}

/** State of the jobs at the runner's last look, about a second ago. */
function describeJobs(jobs: JobRunner | undefined): 'running' | 'held' | 'rehearsal' {
  if (!jobs?.held) return 'running'
  return jobs.held.kind === 'rehearsal' ? 'rehearsal' : 'held'
}
