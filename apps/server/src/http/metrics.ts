import { createServer, type Server } from 'node:http'
import type { RunnerOptions } from '@narthex/api/platform/jobs/job-runner'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** Metrics of the process. Labels are routes and outcomes, never hosts, churches or people. */
export interface Metrics {
  readonly query: () => void
  readonly jobEnded: NonNullable<RunnerOptions['onEnd']>
  readonly registry: Registry
  readonly page: (outcome: 'hit' | 'miss' | 'unchanged') => void
  /** Measures every answer of the framework; cached pages do not pass it. */
  observe(app: FastifyInstance): void
  /** Serves /metrics on a port of its own. */
  listen(port: number, host: string): Promise<Server>
}

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
  const requests = new Histogram({
    name: 'narthex_request_seconds',
    help: 'Time to answer, but for pages that were ready',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })

  // Resolved once: finding a labelled counter costs more than counting.
  const pagesBy = {
    hit: pages.labels('hit'),
    miss: pages.labels('miss'),
    unchanged: pages.labels('unchanged'),
  }

  return {
    query: () => queries.inc(),
    jobEnded: ({ queue, lane }, outcome) => jobs.inc({ queue, lane, outcome }),
    registry,
    page: (outcome) => pagesBy[outcome].inc(),
    observe(app) {
      app.addHook('onResponse', (request, reply, done) => {
        const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode }
        requests.observe(labels, reply.elapsedTime / 1000)
        done()
      })
    },
    listen(port, host) {
      const server = createServer(async (request, response) => {
        if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
        response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics())
      })
      return new Promise((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, () => resolve(server))
      })
    },
  }
}
