import type { IncomingMessage, ServerResponse } from 'node:http'
import { readOfficeCookie } from '@narthex/api/platform/http/office-cookie'
import type { Platform } from '@narthex/api/platform/platform'
import type { ChurchScope } from '@narthex/api/platform/scope/scope'
import { isOperatorHost, officeHostKey } from '@narthex/api/platform/tenancy/host'
import { chosenLocale, languageKey, localeFor } from '@narthex/contract/locale'
import { catalogue } from '@narthex/locales/catalogue'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isNotModified } from '../http/conditional.ts'
import { commonHeaders, inertPolicy } from '../http/security-headers.ts'
import { writePage } from '../pages/page-answer.ts'
import { bodyIn, chooseEncoding, computeEtag } from '../pages/page-entry.ts'
import { readOfficeFiles, shellFor } from './office-files.ts'
import { officePolicy } from './office-policy.ts'

export interface OfficeOptions {
  readonly platform: Pick<Platform, 'directory' | 'domain'>
  /** The built console. */
  readonly folder: string
  /** Answers from the sources of the console instead of the built files. */
  readonly development?: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | undefined
}

/** Paths that hosts of offices share with sites: calls, members' pictures, churches' files and health checks. */
const shared = /^\/(?:api\/v1|media)\/|^\/(?:healthz|readyz)$/

/**
 * Answers on the hosts of offices (`CODE.admin.` below the product's domain), and on the one of the product's operators (`admin.`),
 * before any route of the sites: the console's files, and its document for every other address. Nothing of a church's site is served there.
 */
export function serveOffices(app: FastifyInstance, { platform, folder, development }: OfficeOptions): void {
  const { directory, domain } = platform
  const common = { ...commonHeaders({ isHttps: domain.protocol === 'https:' }), 'x-robots-tag': 'noindex' }
  const files = development ? undefined : readOfficeFiles(folder, { ...common, 'content-security-policy': inertPolicy })

  app.addHook('onRequest', async (request, reply) => {
    if (!officeHostKey(request.host, domain.hostname)) return
    const [path = '/'] = request.url.split('?', 1)
    const isOperators = isOperatorHost(request.host, domain.hostname)
    if (shared.test(path) && !(isOperators && path.startsWith('/media/'))) return
    reply.headers(common)
    const church = isOperators ? undefined : await directory.byOfficeHost(request.host)
    if (!church && !isOperators) return sendNoOffice(request, reply)
    if (path.startsWith('/api/')) return sendText(reply, 404, 'Not found\n')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      reply.header('allow', 'GET, HEAD')
      return sendText(reply, 405, 'Method not allowed\n')
    }
    if (development) return handOver(development, request, reply)
    const file = files?.find(path)
    if (file) {
      await writePage(file, request.raw, reply.hijack().raw)
      return reply
    }
    if (!files) return sendText(reply, 503, 'The office was not built: npm run build\n')
    return path.startsWith('/assets/') ? sendText(reply, 404, 'Not found\n') : sendShell(church, request, reply)
  })

  /** `church` is undefined at the operators' host. */
  async function sendShell(church: ChurchScope | undefined, request: FastifyRequest, reply: FastifyReply) {
    if (!files) throw new Error('The office was not built')
    const [path = '/', query] = request.url.split('?')
    const locale = localeFor(request.headers, chosenLocale(new URLSearchParams(query).get(languageKey)))
    const { entry, inline } = shellFor(files, locale)
    const needs = church && files.needs(locale, path)
    const host = church ? 'office' : 'operator'
    const hasSession = readOfficeCookie(request.headers, domain.protocol === 'https:', host) !== undefined
    // An address with a query may ask for other rows.
    const calls = hasSession ? [sessionCalls[host], ...(query === undefined ? (needs?.calls ?? []) : [])] : []
    const links = writeLinks(needs?.files ?? [], calls)
    if (links) reply.header('link', links)
    const encoding = chooseEncoding(request.headers['accept-encoding'] as string | undefined)
    const etag = computeEtag(entry, encoding)
    reply.headers({ ...entry.headers, etag, 'content-security-policy': officePolicy(domain, church, inline) })
    if (isNotModified(request.headers['if-none-match'], etag)) return reply.code(304).send()
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.send((await bodyIn(entry, encoding)).body)
  }
}

const sessionCalls = { office: '/api/v1/escritorio/sessao', operator: '/api/v1/operador/sessao' } as const
const filesBeforeCalls = 3

/**
 * Writes the Link header of the screen's early requests, so that the browser sends them at once and the app finds the
 * answers. Calls are named only for readers with a session: without a session they would be refused.
 */
function writeLinks(files: readonly string[], calls: readonly string[]): string {
  const scripts = files.map((file) => `<${file}>; rel=modulepreload`)
  const answers = calls.map((call) => `<${call}>; rel=preload; as=fetch; crossorigin`)
  // Without HTTP/2 a browser has six connections: the calls go beside the largest files, and small ones after them.
  return [...scripts.slice(0, filesBeforeCalls), ...answers, ...scripts.slice(filesBeforeCalls)].join(', ')
}

function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(text)
}

/** Answers 404 on hosts without an office: unknown codes and organisations. */
function sendNoOffice({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = localeFor(headers)
  const { noChurchTitle, noChurch } = catalogue[locale].errors
  return reply
    .code(404)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      `<!DOCTYPE html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${noChurchTitle}</title><h1>${noChurchTitle}</h1><p>${noChurch}</p></html>`,
    )
}

function handOver(
  answer: NonNullable<OfficeOptions['development']>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const response = reply.hijack().raw
  answer(request.raw, response, () => response.writeHead(404).end())
  return reply
}
