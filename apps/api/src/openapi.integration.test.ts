import { renameFactor } from '@narthex/contract/auth/factor.endpoints'
import { type ErrorCode, errorCatalogue } from '@narthex/contract/error-catalogue'
import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, describe, expect, it } from 'vitest'
import { servedEndpoints } from './testing/served-endpoints.ts'
import { setUpPlatform } from './testing/set-up.ts'

interface Operation {
  operationId: string
  summary: string
  parameters?: { name: string; in: 'path' | 'query'; required?: boolean; schema: object }[]
  requestBody?: object
  security?: object[]
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>
}
type Response = Operation['responses'][string]
type Document = {
  openapi: string
  info: { title: string; version: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
}

interface ErrorAnswer {
  allOf?: { properties?: { code: { enum: ErrorCode[] } } }[]
}

function codesUnder(response: Response | undefined): ErrorCode[] {
  const schema: ErrorAnswer = response?.content?.['application/json']?.schema ?? {}
  return schema.allOf?.flatMap(({ properties }) => properties?.code.enum ?? []) ?? []
}
const codesOf = (operation: Operation | undefined) => Object.values(operation?.responses ?? {}).flatMap(codesUnder)
const anyAnswer = ({ paths }: Document) => paths['/api/v1/banner/']?.get?.responses[200] as Response

describe('the OpenAPI document', () => {
  let document: Document

  const test = setUpPlatform()

  beforeAll(async () => {
    document = (await test.app.inject('/api/openapi.json')).json()
  })

  /** How the document writes a path of the contract: with the parameter names of the first path of that form. */
  const shownPath = (path: string) => {
    const template = (one: string) => one.replace(/\{\w+\}/g, '{}')
    return Object.keys(document.paths).find((shown) => template(shown) === template(`/api/v1${path}`)) ?? path
  }

  it('is of version 3.1 and names the API', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Narthex', version: '1' } })
  })

  it('shows the endpoints of the contract, each with its id, and nothing else', () => {
    const shown = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`),
    )
    const served = servedEndpoints.map(({ method, path, id }) => `${method} ${shownPath(path)} ${id}`)
    expect(shown.sort()).toEqual(served.sort())
  })

  it('has no two paths that differ in the names of their parameters alone', () => {
    const templates = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'))
    expect(templates).toHaveLength(new Set(templates).size)
    // Control: the contract has such pairs.
    const inContract = servedEndpoints.map(({ path }) => path)
    const all = new Set(inContract.map((path) => path.replace(/\{\w+\}/g, '{}')))
    expect(new Set(inContract).size).toBeGreaterThan(all.size)
  })

  it('names each parameter of a path, and none that the path lacks', () => {
    for (const [path, methods] of Object.entries(document.paths))
      for (const { operationId, parameters = [] } of Object.values(methods)) {
        const named = parameters.flatMap((parameter) => (parameter.in === 'path' ? [parameter.name] : []))
        expect(named.sort(), operationId).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort())
      }
  })

  it('says which host serves it', () => {
    expect(document.servers).toEqual([{ url: '/', description: 'The church of the host' }])
  })

  it.each(servedEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    'shows what %s takes and answers',
    (_, endpoint) => {
      const operation = document.paths[shownPath(endpoint.path)]?.[endpoint.method.toLowerCase()]
      const inPath = [...shownPath(endpoint.path).matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const ownNames = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const parameters = operation?.parameters ?? []
      expect(operation?.summary).toBe(endpoint.summary)
      expect(parameters.filter((parameter) => parameter.in === 'path')).toEqual(
        inPath.map((name, index) => ({
          name,
          in: 'path',
          required: true,
          example: endpoint.example.params?.[ownNames[index] ?? ''],
          schema: expect.objectContaining({ type: 'string' }),
        })),
      )
      expect(parameters.some((parameter) => parameter.in === 'query')).toBe(endpoint.query !== undefined)
      expect(operation?.requestBody !== undefined).toBe(endpoint.body !== undefined)
      expect(operation?.security).toHaveLength(endpoint.access === 'public' ? 0 : 1)
      const type = endpoint.download ?? 'application/json'
      for (const status of Object.keys(endpoint.responses))
        expect(operation?.responses[status]?.content?.[type]?.schema, status).toEqual(expect.any(Object))
      for (const status of ['400', '500', '503'])
        expect(operation?.responses[status]?.content?.['application/json']?.schema, status).toEqual(expect.any(Object))
      expect(codesOf(operation)).toEqual(expect.arrayContaining([...(endpoint.errors ?? [])]))
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

  it('shows an example of what a call takes', () => {
    const { parameters = [], requestBody } = document.paths['/api/v1/user/{id}/fator/{factorId}']?.put ?? {}
    const { params, body } = renameFactor.example
    expect(parameters).toEqual(
      Object.entries(params).map(([name, example]) => expect.objectContaining({ name, example })),
    )
    expect(requestBody).toMatchObject({ content: { 'application/json': { example: body } } })
  })

  it('says what each error has', () => {
    expect(document.components.schemas.Error).toMatchObject({
      type: 'object',
      required: ['code', 'message', 'requestId'],
    })
  })

  it('names the codes of an operation under their status', () => {
    const { responses } = document.paths['/api/v1/oracao/{id}/renovacao']?.put ?? {}
    const codes = (status: string) => codesUnder(responses?.[status])
    expect(codes('409')).toEqual(['NOT_RENEWABLE'])
    expect(codes('404')).toEqual(['HOST_UNKNOWN', 'NOT_FOUND'])
    expect(codes('401')).toEqual(['UNAUTHENTICATED'])
    expect(responses?.[409]?.description).toBe('`NOT_RENEWABLE`: This prayer cannot be renewed.')
    expect(Object.keys(responses ?? {})).toEqual(['200', '400', '401', '403', '404', '409', '500', '503'])
  })

  it('names no code under another status than the one it is answered with', () => {
    for (const methods of Object.values(document.paths))
      for (const { operationId, responses } of Object.values(methods))
        for (const [status, response] of Object.entries(responses))
          for (const code of codesUnder(response))
            expect(String(errorCatalogue[code].status), `${operationId} ${code}`).toBe(status)
  })

  it('is a valid OpenAPI document', async () => {
    const result = await new Validator().validate(structuredClone(document))
    expect(result.errors ?? []).toEqual([])
    expect(result.valid).toBe(true)
  })

  it.each([
    [
      'an answer without a description',
      (changed: Document) => Reflect.deleteProperty(anyAnswer(changed), 'description'),
    ],
    ['a server without an address', (changed: Document) => Reflect.deleteProperty(changed.servers[0] ?? {}, 'url')],
  ])('would not be valid with %s', async (_, damage) => {
    const changed = structuredClone(document)
    damage(changed)
    expect((await new Validator().validate(changed)).valid).toBe(false)
  })

  it('is shown to people at /api/docs', async () => {
    const page = await test.app.inject('/api/docs')
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain('<title>')
  })
})
