import { createServer, type Server } from 'node:http'
import type { RunnerOptions } from '@narthex/api/platform/jobs/job-runner'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Readiness } from '../operation/readiness.ts'

/** Metrics of the process. Labels are routes and outcomes, never hosts, churches or people. */
export interface Metrics {
  /** Registry for metrics that are read at each scrape. */
  readonly registry: Registry
  /** Counts letters and pushes by what became of them. */
  readonly sent: (what: Dispatched, outcome: string) => void
  readonly query: () => void
  readonly jobEnded: NonNullable<RunnerOptions['onEnd']>
  /** Counts a refusal by the code of the answer. */
  readonly refusal: (code: string) => void
  readonly page: (outcome: 'hit' | 'miss' | 'unchanged') => void
  /** Measures every answer of the framework; cached pages do not pass it. */
  observe(app: FastifyInstance): void
  /** Serves /metrics, and the readiness of each part, on a port of its own. */
  listen(port: number, host: string, readiness?: () => Promise<Readiness>): Promise<Server>
}

export type Dispatched = 'mail' | 'push'

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  // Gauges with names of counters, which Prometheus' linter refuses; the same values by type exist without `_total`.
  for (const kind of ['handles', 'requests', 'resources']) registry.removeSingleMetric(`nodejs_active_${kind}_total`)
  const queries = new Counter({
    name: 'narthex_queries_total',
    help: 'Statements sent to the database',
    registers: [registry],
  })
  const pages = new Counter({
    name: 'narthex_pages_total',
    help: 'Pages answered, by what the page cache had',
    labelNames: ['outcome'],
    registers: [registry],
  })
  const jobs = new Counter({
    name: 'narthex_jobs_total',
    help: 'Attempts of jobs that ended in this process, by what became of them',
    labelNames: ['queue', 'lane', 'outcome'],
    registers: [registry],
  })
  const refusals = new Counter({
    name: 'narthex_refusals_total',
    help: 'Calls that were refused by an access rule, a limit or a wrong secret',
    labelNames: ['code'],
    registers: [registry],
  })
  const requests = new Histogram({
    name: 'narthex_request_seconds',
    help: 'Time to answer, but for pages that were ready',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })

  const dispatched = new Counter({
    name: 'narthex_dispatched_total',
    help: 'Letters and pushes that were handed on, by what became of them; one that failed is tried again',
    labelNames: ['what', 'outcome'],
    registers: [registry],
  })

  // Resolved once: finding a labelled counter costs more than counting.
  const pagesBy = {
    hit: pages.labels('hit'),
    miss: pages.labels('miss'),
    unchanged: pages.labels('unchanged'),
  }

  return {
    registry,
    sent: (what, outcome) => dispatched.inc({ what, outcome }),
    query: () => queries.inc(),
    jobEnded: ({ queue, lane }, outcome) => jobs.inc({ queue, lane, outcome }),
    refusal: (code) => refusals.inc({ code }),
    page: (outcome) => pagesBy[outcome].inc(),
    observe(app) {
      app.addHook('onResponse', (request, reply, done) => {
        const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode }
        requests.observe(labels, reply.elapsedTime / 1000)
        done()
      })
    },
    listen(port, host, readiness) {
      const server = createServer(async (request, response) => {
        const path = request.method === 'GET' ? request.url?.split('?', 1)[0] : undefined
        if (path === '/metrics') {
          response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics())
        } else if (path === '/readyz' && readiness) {
          const answer = await readiness()
          const status = answer.status === 'ready' ? 200 : 503
          response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer, null, 2))
        } else response.writeHead(404).end()
      })
      return new Promise((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, () => resolve(server))
      })
    },
  }
}
