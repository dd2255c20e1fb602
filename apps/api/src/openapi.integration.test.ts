import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHttpApi } from './testing/http-api.ts'
import { servedEndpoints } from './testing/served-endpoints.ts'
import { openTestPlatform, type TestPlatform } from './testing/test-platform.ts'

interface Operation {
  operationId: string
  summary: string
  parameters?: { name: string; in: 'path' | 'query'; required?: boolean; schema: object }[]
  requestBody?: object
  security?: object[]
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>
}
interface Document {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
}

describe('the OpenAPI document', () => {
  let test: TestPlatform
  let app: FastifyInstance
  let document: Document

  beforeAll(async () => {
    test = await openTestPlatform('embedded')
    app = await openHttpApi(test.platform)
    document = (await app.inject('/api/openapi.json')).json()
  })
  afterAll(async () => {
    await app.close()
    await test.close()
  })

  it('is of version 3.1 and names the API', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Narthex', version: '1' } })
  })

  it('shows the endpoints of the contract, each with its id, and nothing else', () => {
    const shown = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`),
    )
    expect(shown.sort()).toEqual(servedEndpoints.map(({ method, path, id }) => `${method} /api/v1${path} ${id}`).sort())
  })

  it.each(servedEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    'shows what %s takes and answers',
    (_, endpoint) => {
      const operation = document.paths[`/api/v1${endpoint.path}`]?.[endpoint.method.toLowerCase()]
      const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const parameters = operation?.parameters ?? []
      expect(operation?.summary).toBe(endpoint.summary)
      expect(parameters.filter((parameter) => parameter.in === 'path')).toEqual(
        inPath.map((name) => ({
          name,
          in: 'path',
          required: true,
          schema: expect.objectContaining({ type: 'string' }),
        })),
      )
      expect(parameters.some((parameter) => parameter.in === 'query')).toBe(endpoint.query !== undefined)
      expect(operation?.requestBody !== undefined).toBe(endpoint.body !== undefined)
      expect(operation?.security !== undefined).toBe(endpoint.access !== 'public')
      for (const status of [...Object.keys(endpoint.responses), '4XX', '5XX'])
        expect(operation?.responses[status]?.content?.['application/json']?.schema, status).toEqual(expect.any(Object))
    },
  )

  it('says which fields of a query are needed', () => {
    const parameters = document.paths['/api/v1/cliente/']?.get?.parameters ?? []
    expect(parameters.map(({ name, required = false }) => [name, required])).toEqual([
      ['organizacao', true],
      ['latitude', false],
      ['longitude', false],
    ])
  })

  it('says of an error what each error has', () => {
    const failure = document.paths['/api/v1/banner/']?.get?.responses['4XX']?.content?.['application/json']?.schema
    expect(failure).toMatchObject({ type: 'object', required: ['code', 'message', 'requestId'] })
  })

  it('is shown to people at /api/docs', async () => {
    const page = await app.inject('/api/docs')
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain('<title>')
  })
})
