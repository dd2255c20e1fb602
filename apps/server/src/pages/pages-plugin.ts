import type { Directory } from '@narthex/api/platform/tenancy/directory'
import { localeFromHeader } from '@narthex/contract/locale'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bodyIn, chooseEncoding, etagOf, type PageEntry } from './page-entry.ts'
import { pageUrl } from './page-url.ts'
import type { Pages } from './pages.ts'

export interface PagesPluginOptions {
  readonly pages: Pages
  readonly directory: Directory
  readonly knownQueryKeys: readonly string[]
  /** Called before a page is rendered anew; throws where the caller has asked too much. */
  readonly allowMiss: (request: FastifyRequest) => Promise<void>
  readonly count: (outcome: 'hit' | 'miss' | 'unchanged') => void
}

/** Every path that is no call and no file is a page. */
export async function pagesPlugin(app: FastifyInstance, options: PagesPluginOptions): Promise<void> {
  const { pages, directory, knownQueryKeys, allowMiss, count } = options

  app.route({
    method: 'GET',
    url: '/*',
    handler(request, reply) {
      const { headers } = request.raw
      const url = pageUrl(request.raw.url ?? '', knownQueryKeys)
      if (!url) return reply.code(400).type('text/plain').send('Bad request\n')
      const locale = localeFromHeader(headers['accept-language'])
      const tenant = directory.peek(request.host)
      const ready = tenant && pages.peek(tenant, url, locale)
      if (ready) return send(ready, request, reply, 'hit')
      return (async () => {
        const current = await directory.byHost(request.host)
        const kept = current && pages.peek(current, url, locale)
        if (!kept) await allowMiss(request)
        await send(kept ?? (await pages.get(current, url, locale)), request, reply, kept ? 'hit' : 'miss')
      })()
    },
  })

  function send(entry: PageEntry, request: FastifyRequest, reply: FastifyReply, outcome: 'hit' | 'miss') {
    const { headers } = request.raw
    const encoding = chooseEncoding(headers['accept-encoding'] as string | undefined)
    const etag = etagOf(entry, encoding)
    if (entry.status === 200 && headers['if-none-match']?.includes(etag)) {
      count('unchanged')
      reply.hijack()
      // A 304 repeats what the kept copy may need renewed, and has no body of its own.
      reply.raw.writeHead(304, Object.entries({ ...entry.headers, etag }).flat())
      reply.raw.end()
      return reply
    }
    count(outcome)
    const ready = entry.encoded.get(encoding)
    if (ready) return write(entry.status, ready, reply)
    return bodyIn(entry, encoding).then((made) => write(entry.status, made, reply))
  }

  // Written past Fastify's reply: the headers are ready as they go on the wire, and there is nothing to serialise.
  function write(status: number, { body, headers }: Awaited<ReturnType<typeof bodyIn>>, reply: FastifyReply) {
    reply.hijack()
    reply.raw.writeHead(status, headers)
    reply.raw.end(body)
    return reply
  }
}
