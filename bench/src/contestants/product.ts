import { buildApi } from '@narthex/api/build-api'
import { type ContentCache, createContentCache } from '@narthex/api/platform/cache/content-cache'
import { readConfig } from '@narthex/server/config'
import { createMetrics } from '@narthex/server/http/metrics'
import { buildHttpServer } from '@narthex/server/http-server'
import { builtRenderer, type PageRenderer } from '@narthex/server/pages/page-renderer'
import { workerRenderer } from '@narthex/server/pages/worker-renderer'
import { config, type DemoOptions, log, openDemo } from '../platform.ts'
import { contest } from './contest.ts'
import { fanOut } from './fan-out.ts'
import { listening } from './listening.ts'

export interface ProductOptions extends DemoOptions {
  /** The content that is not cached between requests. */
  readonly forgets: 'nothing' | 'pages' | 'everything'
  /**
   * `production`: the rate limits of production. `none`: no limits, and pages are rendered on the main thread.
   */
  readonly guards?: 'production' | 'none' | undefined
  /** The host of the church whose stream is open. */
  readonly host: string
  readonly cacheMegabytes?: number | undefined
}

/** The product as production runs it, on a database with the demo. */
contest(async ({ forgets, guards, host, cacheMegabytes, ...demoOptions }: ProductOptions) => {
  const metrics = createMetrics()
  let statements = 0
  const onQuery = () => {
    statements++
    metrics.query()
  }
  const { platform: demo, close } = await openDemo(demoOptions, { onQuery, cacheMegabytes })
  const forgetful = forgets === 'nothing' ? undefined : forgetfulCache(forgets === 'pages')
  const platform = forgetful ? { ...demo, cache: forgetful.cache } : demo
  const product = { platform, api: buildApi(platform), migrated: [], close }
  const renderer = guards === 'none' ? await builtRenderer() : workerRenderer({ log })
  let rendered = 0
  const render: PageRenderer['render'] = (request) => {
    rendered++
    return renderer.render(request)
  }
  const app = await buildHttpServer({
    config: guards === 'production' ? limited : config,
    product,
    renderer: { ...renderer, render },
    ...(guards === 'none' ? { renderLimits: unlimited } : {}),
    metrics,
    log,
    isStopping: () => false,
  })
  if (forgetful) app.server.prependListener('request', forgetful.forget)
  await app.ready()
  statements = 0
  const answers = { statements: () => statements, rendered: () => rendered, ...fanOut(platform, host) }
  return { port: await listening(app.server), answers }
})

/** The load comes from one machine and names the address that it stands for. */
const limited = readConfig({ TRUSTED_PROXIES: 'loopback' })
const unlimited = { atOnce: 1000, places: 1000, placesPerAddress: 1000, placesPerChurch: 1000 }

/** Caches within a request only: measures pages that were not requested before. */
function forgetfulCache(pagesAlone: boolean): { cache: ContentCache; forget(): void } {
  const lasting = createContentCache(config.cacheMegabytes)
  let current = createContentCache(config.cacheMegabytes)
  const keeping = (name: string) => (pagesAlone && !name.startsWith('page|') ? lasting : current)
  return {
    cache: {
      get: (tenant, name, make) => keeping(name).get(tenant, name, make),
      peek: (tenant, name) => keeping(name).peek(tenant, name),
      isUnderway: (tenant, name) => keeping(name).isUnderway(tenant, name),
    },
    forget() {
      current = createContentCache(config.cacheMegabytes)
    },
  }
}
