import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { toHost } from '@narthex/api/testing/seeded-churches'
import { beforeAll, describe, expect, it } from 'vitest'
import { clientFolder } from '../pages/page-renderer.ts'
import { type RawAnswer, rawGet, sendRaw } from '../testing/raw-http.ts'
import { setUpServer } from '../testing/test-server.ts'
import { apiDocsPolicy, commonHeaders, inertPolicy, workerPolicy } from './security-headers.ts'

const asset = readdirSync(join(clientFolder, 'assets')).find((name) => name.endsWith('.js')) ?? 'none'
const host = 'Host: videira.narthex.test'
const page =
  /^default-src 'self'; script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-[^']+';.* frame-ancestors 'none'/
const embedded = /^default-src 'self'; .* frame-ancestors \*/
const ownEmbedded = /^default-src 'self'; .* frame-ancestors 'self' https?:\/\/\S*videira\S*/
const post = (path: string, ...lines: string[]) => rawGet(path, host, ...lines).replace('GET', 'POST')

/** Kinds of answers: the request's bytes, then the status, the policy and the cache control of the answer. */
const kinds: [
  name: string,
  bytes: string,
  status: number,
  policy: string | RegExp,
  cacheControl: string | undefined,
][] = [
  ['a page', rawGet('/about', host), 200, page, 'no-cache'],
  ['a page that is known already', rawGet('/about', host, 'If-None-Match: ETAG'), 304, page, 'no-cache'],
  ['a page for HEAD', rawGet('/about', host).replace('GET', 'HEAD'), 200, page, 'no-cache'],
  ['an embedded view', rawGet('/embed/chat', host), 200, embedded, 'no-cache'],
  ['an embedded view that does not exist', rawGet('/embed/none', host), 404, ownEmbedded, 'no-cache'],
  ['a page that steps out of the embedded views', rawGet('/embed/../about', host), 400, inertPolicy, undefined],
  ['a redirect', rawGet('/register', host), 302, inertPolicy, 'no-cache'],
  ['what is no document', rawGet('/manifest.webmanifest', host), 200, inertPolicy, 'no-cache'],
  ['the service worker', rawGet('/service-worker.js', host), 200, workerPolicy, 'no-cache'],
  ['a page that does not exist', rawGet('/nowhere', host), 404, page, 'no-cache'],
  ['a page with the reader’s own text', rawGet('/error?message=x', host), 200, page, 'no-store'],
  ['a page that failed', rawGet('/event/fails', host), 500, inertPolicy, 'no-store'],
  ['a page of an unknown host', rawGet('/', 'Host: unknown.example'), 404, page, 'no-cache'],
  ['a page with a bad escape', rawGet('/%zz', host), 400, inertPolicy, undefined],
  ['a page with a very long name', rawGet(`/${'a'.repeat(5000)}`, host), 400, inertPolicy, undefined],
  ['a method that no page has', post('/about', 'Content-Length: 0'), 405, inertPolicy, undefined],
  ['a call', rawGet('/api/v1/igreja-app-menu?igreja=videira', host), 200, inertPolicy, 'no-store'],
  ['a call for nothing', rawGet('/api/v1/nothing', host), 404, inertPolicy, 'no-store'],
  [
    'a call with a bad value',
    rawGet('/api/v1/cliente/?organizacao=pomar&latitude=x', host),
    400,
    inertPolicy,
    'no-store',
  ],
  ['a call with a bad escape', rawGet('/api/v1/igreja/codigo/%zz', host), 400, inertPolicy, 'no-store'],
  [
    'a call from an unknown host',
    rawGet('/api/v1/igreja-app-menu?igreja=x', 'Host: x.example'),
    404,
    inertPolicy,
    'no-store',
  ],
  [
    'a call to a closed church',
    rawGet('/api/v1/banner/?igreja=fechada', 'Host: fechada.narthex.test'),
    403,
    inertPolicy,
    'no-store',
  ],
  ['a call by a wrong method', post('/api/v1/banner/', 'Content-Length: 0'), 405, inertPolicy, 'no-store'],
  [
    'a call with too large a body',
    post('/api/v1/banner/', 'Content-Type: application/json', 'Content-Length: 2000000'),
    413,
    inertPolicy,
    'no-store',
  ],
  [
    'a call with a body of no type',
    `${post('/api/v1/banner/', 'Content-Type: text/xml', 'Content-Length: 1')}x`,
    415,
    inertPolicy,
    'no-store',
  ],
  ['something below /api that is none', rawGet('/api/nothing', host), 404, inertPolicy, 'no-store'],
  ['the API’s page', rawGet('/api/docs', host), 200, apiDocsPolicy, 'no-store'],
  ['the API’s document', rawGet('/api/openapi.json', host), 200, inertPolicy, 'no-store'],
  ['a file of the app', rawGet(`/assets/${asset}`, host), 200, inertPolicy, 'public, max-age=31536000, immutable'],
  [
    'a file that is known already',
    rawGet(`/assets/${asset}`, host, 'If-None-Match: ETAG'),
    304,
    inertPolicy,
    'public, max-age=31536000, immutable',
  ],
  ['a file that does not exist', rawGet('/assets/none.js', host), 404, inertPolicy, undefined],
  ['a file outside the folder', rawGet('/assets/..%2f..%2fserver/index.js', host), 404, inertPolicy, undefined],
  ['the sign of life', rawGet('/healthz', host), 200, inertPolicy, 'no-store'],
  ['the sign of readiness', rawGet('/readyz', host), 200, inertPolicy, 'no-store'],
  ['an absolute address', rawGet('http://farol.narthex.test/', host), 400, inertPolicy, undefined],
  ['two hosts', rawGet('/', host, 'Host: farol.narthex.test'), 400, inertPolicy, undefined],
  ['no host', rawGet('/'), 400, inertPolicy, undefined],
  ['an unsupported Expect header', rawGet('/', host, 'Expect: poison'), 417, inertPolicy, undefined],
  ['bytes that are no request', '\u0016\u0003\u0001 hello\r\n\r\n', 400, inertPolicy, undefined],
  [
    'a length and chunks at once',
    post('/about', 'Content-Length: 5', 'Transfer-Encoding: chunked'),
    400,
    inertPolicy,
    undefined,
  ],
  ['20 kB of headers', rawGet('/', host, `X: ${'x'.repeat(20_000)}`), 431, inertPolicy, undefined],
]

/** Headers that say how bytes travel, and nothing of who answers. */
const travel =
  /^(date|connection|content-(length|type|encoding|disposition)|etag|last-modified|accept-ranges|vary|location|allow|transfer-encoding)$/

const base = setUpServer()

describe.each([{ isHttps: false }, { isHttps: true }])('the headers of every answer, %o', ({ isHttps }) => {
  const server = setUpServer({
    beside: base,
    alter: (platform) => ({ ...platform, domain: { ...platform.domain, protocol: isHttps ? 'https:' : 'http:' } }),
  })
  let port: number
  beforeAll(async () => {
    port = await server.listen()
    expect(host).toBe(`Host: ${toHost(server.churches.videira)}`)
  })

  it.each(kinds)('%s', async (_name, bytes, status, policy, cacheControl) => {
    const { headers, status: answered } = await send(bytes)
    expect(answered).toBe(status)
    const ownHeaders = Object.fromEntries(Object.entries(headers).filter(([name]) => !travel.test(name)))
    expect(ownHeaders).toEqual({
      ...commonHeaders({ isHttps }),
      'content-security-policy': typeof policy === 'string' ? policy : expect.stringMatching(policy),
      ...(cacheControl ? { 'cache-control': cacheControl } : {}),
    })
  })

  /** Sends the bytes; where they hold `ETAG`, sends them again with the entity tag of the first answer. */
  async function send(bytes: string): Promise<RawAnswer> {
    const first = await sendRaw(port, bytes)
    if (!first) throw new Error('The server closed without a word')
    const etag = first.headers.etag
    return bytes.includes('ETAG') && etag ? send(bytes.replace('ETAG', etag)) : first
  }
})
