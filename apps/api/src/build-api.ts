import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { Endpoint } from '@narthex/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { assembleApp } from './app.ts'
import { createRefusalTrail } from './modules/audit/refusals.service.ts'
import { createAuthenticator } from './modules/auth/authentication.service.ts'
import { operatorAuthenticator } from './modules/auth/operators/operator-sessions.service.ts'
import { supportAuthenticator } from './modules/office/support/support-sessions.service.ts'
import { registerPaymentWebhooks } from './modules/payments/payments.webhooks.ts'
import { notFound } from './platform/errors/domain-error.ts'
import { createDispatcher, type Dispatch } from './platform/http/dispatcher.ts'
import { createEntrance, siteEntrance } from './platform/http/entrance.ts'
import { errorReply } from './platform/http/error-reply.ts'
import { leaveUnread, registerRoutes } from './platform/http/fastify-routes.ts'
import { describeApi } from './platform/http/openapi-description.ts'
import { openApiDocument } from './platform/http/openapi-document.ts'
import { documentPage } from './platform/http/openapi-page.ts'
import { tidyDocument } from './platform/http/openapi-paths.ts'
import { type RecordRefusal, toRefusal } from './platform/http/refusals.ts'
import { serveStream } from './platform/http/stream-route.ts'
import type { App } from './platform/modules/assemble.ts'
import type { Assembled } from './platform/modules/module.ts'
import type { Platform } from './platform/platform.ts'
import { serveUploads } from './platform/uploads/tus.route.ts'

const ownDocument = /^\/api\/docs\/(?:json|yaml)(?:\?|$)/

export interface Api {
  /** Serves the API below /api; never listens. */
  readonly plugin: (app: FastifyInstance) => Promise<void>
  /** Calls for callers in the same process. */
  readonly dispatch: Dispatch
  readonly endpoints: readonly Endpoint[]
  /** The parts of the product that its calls stand on. */
  readonly needs: Assembled
}

export function buildApi(
  platform: Platform,
  { needs, routes: listRoutes, uploads }: App = assembleApp(platform),
  countRefusal?: (code: string) => void,
): Api {
  const routes = listRoutes()
  const dispatch = createDispatcher(routes, platform)

  return {
    dispatch,
    endpoints: routes.map(({ endpoint }) => endpoint),
    needs,
    async plugin(app) {
      answerErrors(app, platform, createRefusalTrail(platform, countRefusal))
      await serveDocument(app)
      app.all('/api/*', { schema: { hide: true } }, async () => {
        throw notFound()
      })
      const authenticator = {
        ...createAuthenticator(platform),
        ...operatorAuthenticator(platform),
        ...supportAuthenticator(platform),
      }
      const entrance = createEntrance(platform, authenticator)
      const ofSite = siteEntrance(entrance)
      const { domain, clock } = platform
      const serving = { dispatch, domain, clock }
      await app.register(
        async (v1) => {
          serveStream(v1, { ...platform, kinds: needs.topics, entrance })
          registerPaymentWebhooks(v1, needs, ofSite)
          for (const kind of uploads()) await v1.register((scope) => serveUploads(scope, platform, entrance, kind))
          registerRoutes(v1, { ...serving, routes, entrance })
        },
        { prefix: '/api/v1' },
      )
      const bffRoutes = routes.filter(({ endpoint }) => endpoint.isBff)
      await app.register(
        async (bff) => registerRoutes(bff, { ...serving, routes: bffRoutes, entrance: ofSite, isHidden: true }),
        { prefix: '/api/bff' },
      )
    },
  }
}

function answerErrors(
  app: FastifyInstance,
  { log, limitLog }: Pick<Platform, 'limitLog' | 'log'>,
  recordRefusal: RecordRefusal,
): void {
  app.setErrorHandler((error, request, reply) => {
    const answer = errorReply(error, request.id, log, limitLog)
    const { status, body, retryAfterSeconds } = answer
    const refusal = toRefusal(request, answer)
    if (refusal) recordRefusal(refusal)
    leaveUnread(request, reply)
    if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
    return reply.code(status).header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(body))
  })
}

/** The API's description, and the page that shows it. */
async function serveDocument(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Narthex', version: '1', description: describeApi() },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          office: { type: 'apiKey', in: 'cookie', name: '__Host-narthex-office' },
          operator: { type: 'apiKey', in: 'cookie', name: '__Host-narthex-operator' },
        },
      },
    },
    // Schemas keep their own names under `components`.
    refResolver: { buildLocalReference: (schema, _base, _fragment, index) => String(schema.$id ?? `def-${index}`) },
    transformObject: (made) => ('openapiObject' in made ? tidyDocument(made.openapiObject) : made.swaggerObject),
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    indexPrefix: '',
    theme: { title: 'Narthex API' },
    uiConfig: documentPage,
    // The kept document: the page's own two would be made for each of their readers.
    uiHooks: {
      onRequest: (request, reply, next) =>
        ownDocument.test(request.url) ? reply.redirect('/api/openapi.json') : next(),
    },
  })
  openApiDocument(app)
}
