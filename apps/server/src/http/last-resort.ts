import { localeFromHeader } from '@narthex/contract/locale'
import { catalogue } from '@narthex/locales/catalogue'
import type { FastifyInstance } from 'fastify'

/** What answers when even the error page could not be made, and for methods that no page serves. */
export function lastResort(app: FastifyInstance): void {
  app.setErrorHandler((error: { statusCode?: number; stack?: string; message?: string }, request, reply) => {
    const status = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500
    if (status === 500) request.log.error({ error: error.message, stack: error.stack }, 'page failed')
    const locale = localeFromHeader(request.headers['accept-language'])
    const { genericTitle, generic } = catalogue[locale].errors
    return reply
      .code(status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        `<!DOCTYPE html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${genericTitle}</title><h1>${genericTitle}</h1><p>${generic}</p></html>`,
      )
  })
  app.setNotFoundHandler((_request, reply) => reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('Method not allowed\n'))
}
