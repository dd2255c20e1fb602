import { createHash } from 'node:crypto'
import { isUnavailable, retryAfterSeconds } from '@narthex/api/platform/errors/unavailable'
import type { Locale } from '@narthex/contract/locale'
import { catalogue } from '@narthex/locales/catalogue'
import type { FastifyReply } from 'fastify'
import { inertPolicy } from './security-headers.ts'

const style =
  ':root{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif}body{min-height:90vh;display:grid;place-content:center;max-width:32rem;margin:auto;padding:1.25rem;text-align:center}h1{line-height:1.2}'
const styleHash = createHash('sha256').update(style).digest('base64')
const policy = `${inertPolicy}; style-src 'sha256-${styleHash}'`

/** Seconds until the next attempt, where an error says that the service is temporarily unavailable. */
export function retryAfter(error: unknown): number | undefined {
  if (isUnavailable(error)) return retryAfterSeconds()
  const { status, retryAfterSeconds: named } = error as { status?: number; retryAfterSeconds?: number }
  return status === 503 ? (named ?? retryAfterSeconds()) : undefined
}

/**
 * Answers 503 where the site itself cannot be looked up: a plain page in the reader's language that reloads itself, and
 * one line for pictures and files. The answer is not cached.
 */
export function sendUnavailable(reply: FastifyReply, locale: Locale, seconds: number): FastifyReply {
  reply.code(503).headers({ 'retry-after': String(seconds), 'cache-control': 'no-store' })
  const asksForPage = reply.request.headers.accept?.includes('text/html') ?? false
  if (!asksForPage) return reply.type('text/plain; charset=utf-8').send('Unavailable; try again\n')
  const { unavailableTitle, unavailable, retry } = catalogue[locale].errors
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .send(
      `<!DOCTYPE html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="${seconds * 2}"><title>${unavailableTitle}</title><style>${style}</style><body><main><h1>${unavailableTitle}</h1><p>${unavailable}</p><p><a href="">${retry}</a></p></main></html>`,
    )
}
