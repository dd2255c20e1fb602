import { randomUUID } from 'node:crypto'
import { createServer, type ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import { routerOptions } from '@narthex/api/platform/http/fastify-routes'
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import { createBrandImages } from './brand-images/brand-images.ts'
import { brandImagesPlugin } from './brand-images/brand-images-plugin.ts'
import { coversPlugin } from './brand-images/covers-plugin.ts'
import { createItemImages } from './brand-images/item-images.ts'
import { itemImagesPlugin } from './brand-images/item-images-plugin.ts'
import { calendarPlugin } from './calendar/calendar-plugin.ts'
import type { Config } from './config.ts'
import { limitBodyTime, uploadMs } from './http/body-time.ts'
import { builtFiles } from './http/built-files.ts'
import { endWith, unusedConnections } from './http/connections.ts'
import { guardTheEdge, malformedRequestAnswer, refuseRequest } from './http/edge.ts'
import { healthRoutes } from './http/health.ts'
import { lastResort } from './http/last-resort.ts'
import type { Metrics } from './http/metrics.ts'
import { limitRate } from './http/rate-limit.ts'
import { filesPlugin } from './media/files-plugin.ts'
import { imagesPlugin } from './media/images-plugin.ts'
import { picturesPlugin } from './media/pictures-plugin.ts'
import { isLoopbackName } from './outbox/may-read.ts'
import { outboxPlugin } from './outbox/outbox-plugin.ts'
import type { PageRenderer } from './pages/page-renderer.ts'
import { createPages } from './pages/pages.ts'
import { pagesPlugin } from './pages/pages-plugin.ts'
import { readyPages } from './pages/ready-pages.ts'
import type { Product } from './product.ts'

export interface HttpServerOptions {
  readonly config: Config
  readonly product: Pick<Product, 'platform' | 'api'> & Partial<Pick<Product, 'outbox'>>
  readonly renderer: PageRenderer
  readonly metrics: Metrics
  readonly log: FastifyBaseLogger
  readonly isStopping: () => boolean
  /** Serves the web app from its sources: runs before any other answer. */
  readonly development?: (app: FastifyInstance) => void
}

const bodyBytes = 1024 * 1024

const serverOptions: ServerOptions = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: uploadMs,
  keepAliveTimeout: 72_000,
  // By default the time limits are looked at every half minute, which would be the shortest of them all.
  connectionsCheckingInterval: 2000,
  // Left to Node, a request without a host is answered without a header of ours; the edge refuses it.
  requireHostHeader: false,
}

/** The product's one door: health, API, assets, pages. Ready to listen. */
export async function buildHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const { config, product, renderer, metrics, log, isStopping, development } = options
  const { platform, api, outbox } = product
  const policy = { isHttps: platform.domain.protocol === 'https:' }

  const isDevelopment = development !== undefined
  const { adminUrl, thirdParties } = config
  const settings = { adminUrl, thirdParties }
  const pages = createPages({ platform, dispatch: api.dispatch, renderer, settings, isDevelopment })
  const pagesOptions = {
    pages,
    directory: platform.directory,
    knownQueryKeys: renderer.knownQueryKeys,
    isStopping,
    count: metrics.page,
  }
  const answerReady = readyPages(pagesOptions)

  const app = fastify({
    loggerInstance: log,
    // Instead of its two lines for each request, one of ours: for what failed, and at `debug` for the rest.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: bodyBytes,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    serverFactory: (handle) =>
      createServer(serverOptions, (request, response) => {
        limitBodyTime(request, response)
        if (!answerReady(request, response)) handle(request, response)
      }),
    routerOptions,
    frameworkErrors: (_error, _request, reply) => refuseRequest(reply, policy),
    clientErrorHandler(error, socket) {
      endWith(malformedRequestAnswer(policy, error.code), socket as Socket)
    },
  })

  guardTheEdge(app, policy)
  app.addHook('onRequest', (_request, reply, done) => {
    // Past Fastify's reply, as pages are written.
    if (isStopping()) reply.raw.setHeader('connection', 'close')
    done()
  })
  development?.(app)
  metrics.observe(app)
  app.addHook('onResponse', (request, reply, done) => {
    const isOrdinary = reply.statusCode < 500
    request.log[isOrdinary ? 'debug' : 'error'](
      { req: request, res: reply, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
    // Node closes what is idle when a server closes, and lets what answers then wait for one more request.
    if (!app.server.listening) setImmediate(() => app.server.closeIdleConnections())
    done()
  })
  const endUnused = unusedConnections(app.server)
  app.addHook('preClose', (done) => {
    endUnused()
    done()
  })
  const allow = await limitRate(app, config)
  lastResort(app)
  healthRoutes(app, platform, isStopping)

  await app.register(async (scope) => {
    scope.addHook('onRequest', allow)
    await api.plugin(scope)
  })
  if (!isDevelopment) await builtFiles(app)
  const { hostname } = platform.domain
  if (outbox && isLoopbackName(hostname)) await app.register(outboxPlugin, { outbox, hostname })
  const images = createBrandImages(platform, api.dispatch)
  await app.register(brandImagesPlugin, { images, directory: platform.directory, allowMiss: allow })
  const itemImages = createItemImages(platform, api.dispatch)
  await app.register(itemImagesPlugin, { images: itemImages, directory: platform.directory, allowMiss: allow })
  await app.register(coversPlugin)
  await app.register(calendarPlugin, { platform, allow })
  await app.register(picturesPlugin, { platform, allow })
  await app.register(imagesPlugin, { platform, allow })
  await app.register(filesPlugin, { platform, allow })
  await app.register(pagesPlugin, { ...pagesOptions, allowMiss: allow })
  return app
}
