import { randomUUID } from 'node:crypto'
import { createServer, type ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import { routerOptions } from '@narthex/api/platform/http/fastify-routes'
import { createLogLimit } from '@narthex/api/platform/log-limit'
import { usualBodyBytes } from '@narthex/contract/endpoint'
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
import { endWith, limitConnections, unusedConnections } from './http/connections.ts'
import { guardTheEdge, malformedRequestAnswer, refuseRequest } from './http/edge.ts'
import { healthRoutes } from './http/health.ts'
import { lastResort } from './http/last-resort.ts'
import type { Metrics } from './http/metrics.ts'
import { limitRate, type RateLimit } from './http/rate-limit.ts'
import { securityTxt } from './http/security-txt.ts'
import { filesPlugin } from './media/files-plugin.ts'
import { imagesPlugin } from './media/images-plugin.ts'
import { picturesPlugin } from './media/pictures-plugin.ts'
import { consoleFolder } from './office/office-files.ts'
import { serveOffices } from './office/office-plugin.ts'
import { isLoopbackName } from './outbox/may-read.ts'
import { outboxPlugin } from './outbox/outbox-plugin.ts'
import type { Development } from './pages/development-renderer.ts'
import type { PageRenderer } from './pages/page-renderer.ts'
import { createPages } from './pages/pages.ts'
import { pagesPlugin } from './pages/pages-plugin.ts'
import { readyPages } from './pages/ready-pages.ts'
import { type RenderLimits, type RenderQueue, renderLimits, renderQueue } from './pages/render-queue.ts'
import { playMediaPlugin } from './play/play-media-plugin.ts'
import { previewPlugin } from './previews/preview-plugin.ts'
import type { Product } from './product.ts'

export interface HttpServerOptions {
  readonly config: Config
  readonly product: Pick<Product, 'platform' | 'api'> & Partial<Pick<Product, 'jobs' | 'outbox'>>
  readonly renderer: PageRenderer
  /** Limits for concurrent rendering. */
  readonly renderLimits?: RenderLimits
  readonly metrics: Metrics
  readonly log: FastifyBaseLogger
  readonly isStopping: () => boolean
  /** Serves the apps from their sources: runs before any other answer. */
  readonly development?: Development
  /** The built console, where it is another than the product's own. */
  readonly consoleFolder?: string
}

const serverOptions: ServerOptions = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: uploadMs,
  keepAliveTimeout: 72_000,
  // The default of 30 s would be longer than the shortest time limit.
  connectionsCheckingInterval: 2000,
  // Node's own answer to a request without a host lacks our headers; the edge refuses it instead.
  requireHostHeader: false,
}

/** Builds the HTTP server: health, API, assets, pages. The caller starts it. */
export async function buildHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const { config, product, renderer, metrics, log, isStopping, development } = options
  const { platform, api } = product
  const policy = { isHttps: platform.domain.protocol === 'https:' }

  const isDevelopment = development !== undefined
  const { adminUrl, thirdParties } = config
  const settings = { adminUrl, thirdParties }
  const queue = renderQueue(options.renderLimits ?? renderLimits)
  const pages = createPages({ platform, dispatch: api.dispatch, renderer, queue, settings, isDevelopment })
  const pagesOptions = { pages, directory: platform.directory, isStopping, count: metrics.page }
  const answerReady = readyPages(pagesOptions)
  const limitBody = limitBodyTime(api.endpoints)
  const limitFailures = createLogLimit(platform.clock)

  const app = fastify({
    loggerInstance: log,
    // Replaces Fastify's two lines per request by one: for failures, and at `debug` for the rest.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: usualBodyBytes,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    serverFactory: (handle) =>
      createServer(serverOptions, (request, response) => {
        limitBody(request, response)
        if (!answerReady(request, response)) handle(request, response)
      }),
    routerOptions,
    frameworkErrors: (_error, _request, reply) => refuseRequest(reply, policy),
    clientErrorHandler(error, socket) {
      endWith(malformedRequestAnswer(policy, error.code), socket as Socket)
    },
  })

  limitConnections(app.server, config.connectionsPerAddress, config.trustedProxies)
  guardTheEdge(app, policy)
  app.addHook('onRequest', (_request, reply, done) => {
    // On the raw response: pages are written without Fastify's reply.
    if (isStopping()) reply.raw.setHeader('connection', 'close')
    done()
  })
  serveOffices(app, { platform, folder: options.consoleFolder ?? consoleFolder, development: development?.office })
  development?.site(app)
  metrics.observe(app)
  app.addHook('onResponse', (request, reply, done) => {
    const isOrdinary = reply.statusCode < 500
    const ms = Math.round(reply.elapsedTime)
    // An outage would fill the log with one line for each request.
    const failure = isOrdinary ? undefined : limitFailures(`${request.routeOptions.url} ${reply.statusCode}`)
    if (failure) request.log.error({ req: request, res: reply, ms, times: failure.times }, 'answered')
    else request.log.debug({ req: request, res: reply, ms }, 'answered')
    // Node closes idle connections when a server closes; those that answer at that moment would wait for another
    // request.
    if (!app.server.listening) setImmediate(() => app.server.closeIdleConnections())
    done()
  })
  const endUnused = unusedConnections(app.server)
  app.addHook('preClose', (done) => {
    endUnused()
    done()
  })
  const { allow, allowMiss } = await limitRate(app, config)
  lastResort(app, platform.limitLog)
  healthRoutes(app, product, isStopping)
  securityTxt(app, config.securityContact, platform.clock)

  await app.register(async (scope) => {
    scope.addHook('onRequest', allow)
    await api.plugin(scope)
  })
  if (!isDevelopment) await builtFiles(app)
  await serveSites(app, options, { allow, allowMiss, queue })
  app.addHook('onClose', async () => renderer.close?.())
  await app.register(pagesPlugin, { ...pagesOptions, allowMiss })
  return app
}

interface Shared extends RateLimit {
  readonly queue: RenderQueue
}

/** Serves the remaining answers of sites: pictures, covers, calendars, files, videos, previews and the outbox. */
async function serveSites(
  app: FastifyInstance,
  { product: { platform, api, outbox }, renderer }: HttpServerOptions,
  { allow, allowMiss, queue }: Shared,
): Promise<void> {
  const { hostname } = platform.domain
  if (outbox && isLoopbackName(hostname)) await app.register(outboxPlugin, { outbox, directory: platform.directory })
  const images = createBrandImages(platform, api.dispatch)
  await app.register(brandImagesPlugin, { images, directory: platform.directory, allowMiss })
  const itemImages = createItemImages(api)
  await app.register(itemImagesPlugin, { images: itemImages, directory: platform.directory, allowMiss })
  await app.register(coversPlugin)
  await app.register(calendarPlugin, { platform, allow })
  await app.register(picturesPlugin, { platform, allow })
  await app.register(imagesPlugin, { platform, allow })
  await app.register(filesPlugin, { platform, allow })
  await app.register(playMediaPlugin, { platform, allow })
  await app.register(previewPlugin, { platform, renderer, queue, allow })
}
