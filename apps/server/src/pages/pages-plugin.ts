import type { Directory } from '@narthex/api/platform/tenancy/directory'
import { localeFor } from '@narthex/contract/locale'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { writePage } from './page-answer.ts'
import { pageUrl } from './page-url.ts'
import type { Pages } from './pages.ts'

export interface PagesPluginOptions {
  readonly pages: Pages
  readonly directory: Directory
  readonly knownQueryKeys: readonly string[]
  /** Called before a page is rendered anew; throws where the caller has asked too much. */
  readonly allowMiss: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  readonly count: (outcome: 'hit' | 'miss' | 'unchanged') => void
}

/** Every path that is no call and no file is a page. */
export async function pagesPlugin(app: FastifyInstance, options: PagesPluginOptions): Promise<void> {
  const { pages, directory, knownQueryKeys, allowMiss, count } = options

  app.get('/*', async (request, reply) => {
    const url = pageUrl(request.raw.url ?? '', knownQueryKeys)
    if (!url) return reply.code(400).type('text/plain').send('Bad request\n')
    const locale = localeFor(request.headers, url.lang)
    const tenant = await directory.byHost(request.host)
    const kept = tenant && pages.peek(tenant, url, locale)
    if (!kept) await allowMiss(request, reply)
    const entry = kept ?? (await pages.get(tenant, url, locale))
    const outcome = await writePage(entry, request.raw, reply.hijack().raw)
    count(outcome === 'unchanged' ? outcome : kept ? 'hit' : 'miss')
    return reply
  })
}
