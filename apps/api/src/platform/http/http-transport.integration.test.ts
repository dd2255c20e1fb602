import * as calls from '@narthex/contract/churches/church.endpoints'
import { createApiClient, NoResponseError } from '@narthex/contract/client'
import { defineEndpoint } from '@narthex/contract/endpoint'
import { httpTransport } from '@narthex/contract/http-transport'
import { type FastifyInstance, fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

const greet = defineEndpoint({
  id: 'greet',
  method: 'POST',
  path: '/greet/{slug}',
  summary: 'For this test',
  access: 'public',
  church: 'none',
  about: 'none',
  example: { params: { slug: 'a' }, query: { page: '1' }, body: { nome: 'Ana' } },
  params: z.strictObject({ slug: z.string() }),
  query: z.strictObject({ page: z.string() }),
  body: z.strictObject({ nome: z.string() }),
  responses: { 200: z.looseObject({}) },
})

describe("the browser's way to the API", () => {
  let server: FastifyInstance
  let baseUrl: string

  beforeAll(async () => {
    // Says back what reached it.
    server = fastify()
    server.all('/api/*', async ({ method, url, headers, body }) => ({
      method,
      url,
      body,
      type: headers['content-type'],
      authorization: headers.authorization,
    }))
    server.get('/page/*', async (_, reply) => reply.code(502).type('text/html').send('<h1>Bad gateway</h1>'))
    baseUrl = await server.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => server.close())

  it('writes params, query and body as HTTP wants them', async () => {
    const client = createApiClient(httpTransport(`${baseUrl}/api`, () => undefined))
    const sent = await client.call(greet, {
      params: { slug: 'a/b?c' },
      query: { page: 'é & 1' },
      body: { nome: 'Ana' },
    })
    expect(sent).toEqual({
      method: 'POST',
      url: '/api/greet/a%2Fb%3Fc?page=%C3%A9+%26+1',
      type: 'application/json',
      body: { nome: 'Ana' },
    })
  })

  it('asks for the token before each call', async () => {
    const tokens = [undefined, 'first', 'second']
    const client = createApiClient(httpTransport(`${baseUrl}/api`, () => tokens.shift()))
    const seen: unknown[] = []
    for (let call = 0; call < 3; call++) {
      const { authorization } = (await client.call(calls.getVisual, { params: { slug: 'a' } })) as {
        authorization?: string
      }
      seen.push(authorization)
    }
    expect(seen).toEqual([undefined, 'Bearer first', 'Bearer second'])
  })

  it('tells an answer that is no JSON from no answer at all', async () => {
    const behindProxy = createApiClient(httpTransport(`${baseUrl}/page`, () => undefined))
    await expect(behindProxy.call(calls.getVisual, { params: { slug: 'a' } })).rejects.toMatchObject({
      name: 'ApiError',
      status: 502,
      code: 'UNKNOWN',
    })
    const gone = fastify()
    const nowhere = await gone.listen({ host: '127.0.0.1', port: 0 })
    await gone.close()
    const offline = createApiClient(httpTransport(nowhere, () => undefined))
    await expect(offline.call(calls.getVisual, { params: { slug: 'a' } })).rejects.toThrow(NoResponseError)
  })
})
