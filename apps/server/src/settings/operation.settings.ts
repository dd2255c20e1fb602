import * as z from 'zod'
import { defineSection } from './setting.ts'
import { megabytes, milliseconds, port } from './text-schemas.ts'

export const operation = defineSection({
  title: 'Operation',
  settings: {
    METRICS_PORT: {
      schema: port,
      example: '9464',
      doc: 'Prometheus metrics on a port of their own; unset, there are none.',
    },
    METRICS_HOST: { schema: z.string(), default: '127.0.0.1', doc: 'The address that metrics are served on.' },
    CACHE_MEGABYTES: {
      schema: megabytes.min(0),
      default: '128',
      doc: 'Memory for cached pages and answers of the API; 0 turns the cache off.',
    },
    LOG_LEVEL: {
      schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']),
      default: 'info',
      doc: '`fatal`, `error`, `warn`, `info`, `debug` or `silent`. `debug` logs every request.',
    },
    SHUTDOWN_TIMEOUT_MS: {
      schema: milliseconds,
      default: '10000',
      doc: 'How long a stopping process waits for requests in flight.',
    },
  },
  toConfig: (s) => ({
    metricsPort: s.METRICS_PORT,
    metricsHost: s.METRICS_HOST,
    cacheMegabytes: s.CACHE_MEGABYTES,
    logLevel: s.LOG_LEVEL,
    shutdownTimeoutMs: s.SHUTDOWN_TIMEOUT_MS,
  }),
})
