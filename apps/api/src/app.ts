import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { churchRoutes } from './modules/churches/churches.routes.ts'
import { notificationRoutes } from './modules/notifications/notifications.routes.ts'
import { createDispatcher, type Dispatch } from './platform/http/dispatcher.ts'
import { notFound } from './platform/http/domain-error.ts'
import { errorReply } from './platform/http/error-reply.ts'
import { registerRoutes } from './platform/http/fastify-routes.ts'
import type { Route } from './platform/http/route.ts'
import type { Platform } from './platform/platform.ts'

/** Every route of the product; a new domain adds its own here. */
export function allRoutes(platform: Platform): Route[] {
  return [...churchRoutes(platform), ...notificationRoutes(platform)]
}

export interface Api {
  /** Serves the API below /api; never listens. */
  readonly plugin: (app: FastifyInstance) => Promise<void>
  /** For callers in the same process. */
  readonly dispatch: Dispatch
}

export function buildApi(platform: Platform, routes: readonly Route[] = allRoutes(platform)): Api {
  const dispatch = createDispatcher(routes, platform)
  const tenantOf = (request: FastifyRequest) => platform.directory.byHost(request.host)

  return {
    dispatch,
    async plugin(app) {
      app.setErrorHandler((error, request, reply) => {
        const { status, body } = errorReply(error, request.id, platform.log)
        return reply.code(status).header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(body))
      })
      await app.register(swagger, {
        openapi: {
          openapi: '3.1.0',
          info: { title: 'Narthex', version: '1', description: 'The API of a church site. The church is the host’s.' },
          components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
        },
      })
      await app.register(swaggerUi, { routePrefix: '/api/docs', indexPrefix: '' })
      app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
      app.all('/api/*', { schema: { hide: true } }, async () => {
        throw notFound()
      })
      await app.register(async (v1) => registerRoutes(v1, routes, dispatch, tenantOf), { prefix: '/api/v1' })
    },
  }
}
