import type { Platform } from '@narthex/api/platform/platform'
import type { FastifyInstance } from 'fastify'

/** `/healthz`: the process lives. `/readyz`: it can serve, and is not stopping. Both answer on any host. */
export function healthRoutes(app: FastifyInstance, { database }: Platform, isStopping: () => boolean): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const isReady =
      !isStopping() &&
      (await database.ping().then(
        () => true,
        () => false,
      ))
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'unavailable' })
  })
}
