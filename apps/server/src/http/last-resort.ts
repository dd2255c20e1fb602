import { localeFor } from '@narthex/contract/locale'
import { catalogue } from '@narthex/locales/catalogue'
import type { FastifyInstance } from 'fastify'

/** What answers when even the error page could not be made, and for what no page serves: missing files, other methods. */
export function lastResort(app: FastifyInstance): void {
  app.setErrorHandler((error: { statusCode?: number; stack?: string; message?: string }, request, reply) => {
    const status =
      error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500
    if (status === 500) request.log.error({ error: error.message, stack: error.stack }, 'page failed')
    const locale = localeFor(request.headers)
    const { genericTitle, generic } = catalogue[locale].errors
    return reply
      .code(status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        `<!DOCTYPE html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${genericTitle}</title><h1>${genericTitle}</h1><p>${generic}</p></html>`,
      )
  })
  app.setNotFoundHandler(({ method }, reply) => {
    reply.type('text/plain')
    // Every address that can be read has a page, so only a missing file is not found.
    if (method === 'GET' || method === 'HEAD') return reply.code(404).send('Not found\n')
    return reply.code(405).header('allow', 'GET, HEAD').send('Method not allowed\n')
  })
}
