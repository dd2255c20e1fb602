import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { clientFolder } from '../pages/page-renderer.ts'
import { workerPolicy } from './security-headers.ts'

/** Serves the built files: assets, whose names contain a hash of their content, and the service worker. */
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
      // Browsers revalidate the worker at every visit, so that they find a new version at once.
      .header('cache-control', 'no-cache')
      .header('content-security-policy', workerPolicy)
      .sendFile('service-worker.js', clientFolder, { cacheControl: false }),
  )
}
