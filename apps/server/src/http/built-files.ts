import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { clientFolder } from '../pages/page-renderer.ts'
import { workerPolicy } from './security-headers.ts'

/** The files that the build wrote: assets, which carry their content in their names, and the service worker. */
export async function builtFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: `${clientFolder}/assets`,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  })
  app.get('/service-worker.js', (_request, reply) =>
    reply
      // The worker is asked for at every visit, so that a new version is found at once.
      .header('cache-control', 'no-cache')
      .header('content-security-policy', workerPolicy)
      .sendFile('service-worker.js', clientFolder, { cacheControl: false }),
  )
}
