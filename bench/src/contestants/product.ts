import { buildApi } from '@narthex/api/app'
import { type ContentCache, createContentCache } from '@narthex/api/platform/cache/content-cache'
import { createMetrics } from '@narthex/server/http/metrics'
import { buildHttpServer } from '@narthex/server/http-server'
import { builtRenderer } from '@narthex/server/pages/page-renderer'
import { contest } from './contest.ts'
import { copyChurch } from './copied-churches.ts'
import { config, log, openDemo } from './embedded.ts'
import { listening } from './listening.ts'
import { lengthenLists } from './long-lists.ts'
import { enrolReaders } from './readers.ts'

export interface ProductOptions {
  /** What of a church's content is not remembered from one request to the next. */
  readonly forgets: 'nothing' | 'pages' | 'everything'
  /** How many copies of the demo's first church are there besides it. */
  readonly copies: number
  /** How many news and devotionals the demo's first church has besides its own. */
  readonly items?: number
}

/** The product as production runs it, on the embedded database with the demo. */
contest(async ({ forgets, copies, items = 0 }: ProductOptions) => {
  const metrics = createMetrics()
  let statements = 0
  const { platform: demo, database } = await openDemo(() => {
    statements++
    metrics.query()
  })
  await enrolReaders(demo)
  if (items > 0) await lengthenLists(database.owner, items)
  if (copies > 0) await copyChurch(database.owner, copies)
  const forgetful = forgets === 'nothing' ? undefined : forgetfulCache(forgets === 'pages')
  const platform = forgetful ? { ...demo, cache: forgetful.cache } : demo
  const product = { platform, api: buildApi(platform), migrated: [], close: database.close }
  const renderer = await builtRenderer()
  const app = await buildHttpServer({ config, product, renderer, metrics, log, isStopping: () => false })
  if (forgetful) app.server.prependListener('request', forgetful.forget)
  await app.ready()
  statements = 0
  return { port: await listening(app.server), answers: { statements: () => statements } }
})

/** Remembers as the product does, within a request: what a page costs that nobody has asked for before. */
function forgetfulCache(pagesAlone: boolean): { cache: ContentCache; forget(): void } {
  const lasting = createContentCache(config.cacheMegabytes)
  let current = createContentCache(config.cacheMegabytes)
  const keeping = (name: string) => (pagesAlone && !name.startsWith('page|') ? lasting : current)
  return {
    cache: {
      get: (tenant, name, make) => keeping(name).get(tenant, name, make),
      peek: (tenant, name) => keeping(name).peek(tenant, name),
    },
    forget() {
      current = createContentCache(config.cacheMegabytes)
    },
  }
}
