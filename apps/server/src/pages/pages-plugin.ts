import type { Directory } from '@narthex/api/platform/tenancy/directory'
import { localeFor } from '@narthex/contract/locale'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isBareFailure, plainFailure } from './bare-failure.ts'
import { writePage } from './page-answer.ts'
import type { PageEntry } from './page-entry.ts'
import { nowhere, pageUrl } from './page-url.ts'
import type { Pages } from './pages.ts'

export interface PagesPluginOptions {
  readonly pages: Pages
  readonly directory: Directory
  /**
   * Called before a page is rendered, but not for requests that join a rendering; throws where the client has reached
   * its rate limit.
   */
  readonly allowMiss: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  readonly count: (outcome: 'hit' | 'miss' | 'unchanged') => void
}

/** Serves pages: every path that is neither a call nor a file. */
export async function pagesPlugin(app: FastifyInstance, options: PagesPluginOptions): Promise<void> {
  const { pages, directory, allowMiss, count } = options

  async function failureFor(
    { headers }: FastifyRequest,
    failure: PageEntry,
    page: () => Promise<PageEntry>,
  ): Promise<PageEntry> {
    return headers.accept?.includes('text/html') ? page() : plainFailure(failure)
  }

  app.get('/*', async (request, reply) => {
    const url = pageUrl(request.raw.url ?? '')
    if (!url) return reply.code(400).type('text/plain').send('Bad request\n')
    const locale = localeFor(request.headers, url.lang)
    const tenant = await directory.byHost(request.host)
    const kept = tenant && pages.peek(tenant, url, locale)
    if (!tenant || !pages.isPaidFor(tenant, url, locale)) await allowMiss(request, reply)
    const found = kept ?? (await pages.get(tenant, url, locale, request.ip))
    const entry = isBareFailure(found)
      ? await failureFor(request, found, () => pages.get(tenant, nowhere, locale, request.ip))
      : found
    const outcome = await writePage(entry, request.raw, reply.hijack().raw)
    count(outcome === 'unchanged' ? outcome : kept ? 'hit' : 'miss')
    return reply
  })
}
