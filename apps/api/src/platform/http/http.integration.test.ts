import * as churchCalls from '@narthex/contract/churches/church.endpoints'
import { createApiClient } from '@narthex/contract/client'
import { defineEndpoint } from '@narthex/contract/endpoint'
import { errorSchema } from '@narthex/contract/errors/errors'
import { listNotifications } from '@narthex/contract/notifications/notification.endpoints'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { assembleApp } from '../../app.ts'
import { buildApi } from '../../build-api.ts'
import { get, openHttpApi } from '../../testing/http-api.ts'
import { setUpSeededChurches } from '../../testing/set-up.ts'
import { silentLog } from '../../testing/test-platform.ts'
import { inProcessTransport } from './in-process.ts'
import { ok, route } from './route.ts'

const host = 'videira.narthex.test'

/** No endpoint of the product takes a body yet; this one stands for those that will. */
const greet = defineEndpoint({
  id: 'greet',
  method: 'POST',
  path: '/greet/',
  summary: 'For this test',
  access: 'public',
  church: 'host',
  about: 'none',
  example: { body: { nome: 'Ana' } },
  body: z.strictObject({ nome: z.string(), idade: z.optional(z.number()) }),
  responses: { 200: z.strictObject({ nome: z.string() }) },
})

describe('the API over HTTP', () => {
  let app: FastifyInstance

  const test = setUpSeededChurches()

  beforeAll(async () => {
    app = openHttpApi(test.platform, [
      ...assembleApp(test.platform).routes(),
      route(greet, async ({ body }) => ok({ nome: body.nome })),
    ])
  })
  afterAll(async () => {
    await app.close()
  })

  const request = (options: InjectOptions) => app.inject({ ...options, headers: { host, ...options.headers } })
  const post = (payload: string, contentType = 'application/json') =>
    request({ method: 'POST', url: '/api/v1/greet/', payload, headers: { 'content-type': contentType } })

  it('answers byte for byte what it answers in process', async () => {
    const { dispatch } = buildApi(test.platform)
    const dispatched = inProcessTransport(dispatch, { tenant: test.videira, actor: undefined }, 'r1', {
      log: silentLog,
    })
    const client = createApiClient(async (wire) => {
      const path = wire.endpoint.path.replace(/\{(\w+)\}/, (_, name: string) => wire.params[name] ?? '')
      const overHttp = await get(app, host, `${path}?${new URLSearchParams(wire.query)}`)
      const inProcess = await dispatched(wire)
      expect(overHttp).toEqual({ status: inProcess.status, text: JSON.stringify(inProcess.body) })
      return inProcess
    })
    for (const slug of ['videira', 'oliveira']) {
      await client.call(churchCalls.getChurchByCode, { params: { code: slug } })
      await client.call(churchCalls.getVisual, { params: { slug } })
      await client.call(churchCalls.listModules, { params: { slug } })
      await client.call(churchCalls.listPaymentMethods, { params: { slug } })
      await client.call(churchCalls.listBanners, { query: { igreja: slug } })
      await client.call(churchCalls.listMenuItems, { query: { igreja: slug } })
      await client.call(churchCalls.listCongregations, { query: { igreja: slug } })
      await client.call(listNotifications, { params: { id: slug }, query: { page: '1' } })
    }
    await client.call(churchCalls.findChurchesByHostname, { query: { hostname: host } })
    await client.call(churchCalls.listClients, { query: { organizacao: 'pomar', latitude: '1', longitude: '2' } })
    await client.call(churchCalls.getOrganisation, { params: { slug: 'pomar' } })
  })

  it('takes an address with and without its trailing slash', async () => {
    const withSlash = await get(app, host, '/banner/?igreja=videira')
    expect(withSlash.status).toBe(200)
    expect(await get(app, host, '/banner?igreja=videira')).toEqual(withSlash)
  })

  it.each(['/igreja/%/visual', '/igreja/%ff%fe/visual'])('answers 400 at %s, which is no address', async (path) => {
    expect((await get(app, host, path)).status).toBe(400)
  })

  it('reads a body', async () => {
    expect((await post('{"nome":"Ana"}')).json()).toEqual({ nome: 'Ana' })
  })

  it.each([
    ['DELETE', '/banner/?igreja=videira', 'GET, HEAD'],
    ['POST', '/igreja/codigo/videira', 'GET, HEAD'],
    ['PUT', '/igreja/videira/culto', 'GET, HEAD'],
    ['DELETE', '/igreja/videira/visual', 'GET, PUT, HEAD'],
    ['GET', '/greet/', 'POST'],
    ['OPTIONS', '/greet', 'POST'],
  ] as const)('answers 405 to %s %s, and names what is served', async (method, path, allow) => {
    const { statusCode: status, headers, json } = await request({ method, url: `/api/v1${path}` })
    expect({ status, code: json().code }).toEqual({ status: 405, code: 'METHOD_NOT_ALLOWED' })
    expect(headers.allow).toBe(allow)
  })

  it.each([
    '/api/v1/nothing',
    '/api/v1/',
    '/api/v1',
    '/api/v2/banner/',
    '/api/v1/igreja/codigo/',
    '/api/v1/igreja/a/b/c',
  ])('answers 404 at %s', async (url) => {
    const answer = await request({ url })
    expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status: 404, code: 'NOT_FOUND' })
  })

  it.each([
    ['no JSON', post.bind(null, '{"nome":'), 400, 'BAD_REQUEST'],
    ['an empty body', post.bind(null, ''), 400, 'BAD_REQUEST'],
    ['text', post.bind(null, 'nome=Ana', 'text/plain'), 400, 'VALIDATION'],
    ['a form', post.bind(null, 'nome=Ana', 'application/x-www-form-urlencoded'), 415, 'UNSUPPORTED_TYPE'],
    ['XML', post.bind(null, '<nome/>', 'application/xml'), 415, 'UNSUPPORTED_TYPE'],
    ['a body beyond a megabyte', post.bind(null, `{"nome":"${'a'.repeat(1024 * 1024)}"}`), 413, 'TOO_LARGE'],
    ['a list', post.bind(null, '[]'), 400, 'VALIDATION'],
    ['null', post.bind(null, 'null'), 400, 'VALIDATION'],
    ['a number beyond all numbers', post.bind(null, '{"nome":"Ana","idade":1e309}'), 400, 'VALIDATION'],
    ['a prototype', post.bind(null, '{"nome":"Ana","__proto__":{"x":1}}'), 400, 'BAD_REQUEST'],
    ['a constructor', post.bind(null, '{"nome":"Ana","constructor":{"prototype":{}}}'), 400, 'BAD_REQUEST'],
  ])('refuses %s', async (_, send, status, code) => {
    const answer = await send()
    expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status, code })
    expect(z.safeParse(errorSchema, answer.json()).success).toBe(true)
  })

  const absurd: [what: string, path: string][] = [
    ['a slug of 10 kB', `/igreja/${'a'.repeat(10_000)}/visual`],
    ['a slug of 150 letters', `/igreja/${'a'.repeat(150)}/visual`],
    ['a reference of 10 kB', `/banner/?igreja=${'a'.repeat(10_000)}`],
    ['a NUL in a path', '/igreja/a%00b/visual'],
    ['a NUL in a query', '/banner/?igreja=%00'],
    ['a NUL in an organisation', '/cliente/?organizacao=pomar%00'],
    ['a line feed in a code', '/igreja/codigo/a%0d%0ab'],
    ['an escape in a query that is no UTF-8', '/banner/?igreja=%ff'],
    ['the same key twice', '/banner/?igreja=videira&igreja=farol'],
    ['a list', '/banner/?igreja[]=videira'],
    ['an object', '/banner/?igreja[codigo]=videira'],
    ['a prototype', '/banner/?igreja=videira&__proto__=x'],
    ['a constructor', '/banner/?igreja=videira&constructor=x'],
    ['a field of the prototype as a slug', '/igreja/__proto__/visual'],
    ['a number beyond all numbers', '/cliente/?organizacao=pomar&latitude=1e309&longitude=0'],
    ['no number', '/cliente/?organizacao=pomar&latitude=NaN&longitude=0'],
    ['an id beyond all integers', '/igreja/99999999999999999999/visual'],
    ['a negative id', '/igreja/-1/visual'],
    ['SQL', `/igreja/${encodeURIComponent("' or 1=1 --")}/visual`],
    ['a page of zero', '/igreja/videira/notificacao/?page=0'],
    ['a page beyond all pages', '/igreja/videira/notificacao/?page=99999999999999999999'],
    ['a path that climbs', '/igreja/..%2f..%2fetc/visual'],
    ['an unknown field', '/banner/?igreja=videira&limit=1'],
    ['a thousand fields', `/banner/?${Array.from({ length: 1000 }, (_, i) => `a${i}=1`).join('&')}`],
    ['a host name of 10 kB', `/igreja/?hostname=${'a'.repeat(10_000)}`],
  ]
  it.each(absurd)('refuses %s politely', async (_, path) => {
    for (const from of [host, 'farol.narthex.test', 'pomar.narthex.test']) {
      const { status, text } = await get(app, from, path)
      expect(status, text).toBeGreaterThanOrEqual(400)
      expect(status, text).toBeLessThan(500)
      expect(z.safeParse(errorSchema, JSON.parse(text)), text).toMatchObject({ success: true })
    }
  })
})
