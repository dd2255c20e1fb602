import { describeFailure } from '@narthex/api/platform/database/describe-failure'
import type { LogLimit } from '@narthex/api/platform/log-limit'
import { localeFor } from '@narthex/contract/locale'
import { catalogue } from '@narthex/locales/catalogue'
import type { FastifyInstance } from 'fastify'
import { retryAfter, sendUnavailable } from './unavailable.ts'

/** Answers when even the error page failed, and requests that no page serves: missing files, other methods. */
export function lastResort(app: FastifyInstance, limit: LogLimit): void {
  app.setErrorHandler((error: { statusCode?: number; stack?: string; message?: string }, request, reply) => {
    const locale = localeFor(request.headers)
    const seconds = retryAfter(error)
    if (seconds !== undefined) {
      const cause = describeFailure(error)
      const occurrence = limit(`page unavailable ${JSON.stringify(cause)}`)
      if (occurrence) request.log.warn({ cause, times: occurrence.times }, 'temporarily unavailable')
      return sendUnavailable(reply, locale, seconds)
    }
    const status =
      error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500
    const failure = status === 500 ? limit(`page failed ${error.message}`) : undefined
    if (failure) {
      const { message, stack } = error
      request.log.error({ error: message, cause: describeFailure(error), stack, times: failure.times }, 'page failed')
    }
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
    // Every readable address has a page, so only a missing file arrives here.
    if (method === 'GET' || method === 'HEAD') return reply.code(404).send('Not found\n')
    return reply.code(405).header('allow', 'GET, HEAD').send('Method not allowed\n')
  })
}
