import type { IncomingMessage } from 'node:http'
import type { ErrorBody } from '@narthex/contract/errors/errors'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { apiDocsPolicy, commonHeaders, type HeaderPolicy, inertPolicy } from './security-headers.ts'

/** Refuses requests that no browser sends, and sets the common headers on every answer. */
export function guardTheEdge(app: FastifyInstance, policy: HeaderPolicy): void {
  const common = Object.entries(inertHeaders(policy))

  app.addHook('onRequest', (request, reply, done) => {
    if (isAmbiguous(request.raw)) refuseRequest(reply, policy)
    else done()
  })
  // Node's own answer would lack our headers.
  app.server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { ...inertHeaders(policy), 'content-length': 0 }).end()
  })
  // Pages write their own complete header list and do not pass this hook.
  app.addHook('onSend', (request, reply, payload, done) => {
    for (const [name, value] of common) if (!reply.hasHeader(name)) reply.header(name, value)
    if (request.url.startsWith('/api/docs')) reply.header('content-security-policy', apiDocsPolicy)
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    done(null, payload)
  })
}

/** Answers 400 without running any hook or route. */
export function refuseRequest(reply: FastifyReply, policy: HeaderPolicy): void {
  reply.code(400).headers(inertHeaders(policy))
  if (!reply.request.url.startsWith('/api/')) {
    reply.type('text/plain').send('Bad request\n')
    return
  }
  const error: ErrorBody = { code: 'BAD_REQUEST', message: 'The request is malformed', requestId: reply.request.id }
  reply.header('cache-control', 'no-store').type('application/json').send(JSON.stringify(error))
}

/**
 * Whether the host of a request is ambiguous: an absolute address in the request line (its host would win over the
 * header, RFC 9112 §3.2.2), or not exactly one Host header.
 */
export function isAmbiguous({ url, rawHeaders }: IncomingMessage): boolean {
  if (url === undefined || url.charCodeAt(0) !== 47) return true
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts !== 1
}

/** The answer to bytes that are not HTTP, as text: there is no request or response object. */
export function malformedRequestAnswer(policy: HeaderPolicy, code: string | undefined): string {
  const status =
    code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? '408 Request Timeout'
        : '400 Bad Request'
  const headers = { ...inertHeaders(policy), 'content-length': '0', connection: 'close' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return `HTTP/1.1 ${[status, ...lines].join('\r\n')}\r\n\r\n`
}

const inertHeaders = (policy: HeaderPolicy) => ({ ...commonHeaders(policy), 'content-security-policy': inertPolicy })
