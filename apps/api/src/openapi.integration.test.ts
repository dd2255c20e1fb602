import { renameFactor } from '@narthex/contract/auth/factor.endpoints'
import { publicationTypes } from '@narthex/contract/content/publication-type.resource'
import { findSurface } from '@narthex/contract/endpoint'
import { listErrorCodes } from '@narthex/contract/endpoint-errors'
import { errorCatalogue } from '@narthex/contract/errors/error-catalogue'
import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, describe, expect, it } from 'vitest'
import { followReferences } from './platform/http/openapi-page.ts'
import {
  listCodes,
  listParameters,
  type OpenApiAnswer,
  type OpenApiDocument,
  type OpenApiOperation,
  readAnswer,
} from './testing/openapi-reader.ts'
import { servedEndpoints } from './testing/served-endpoints.ts'
import { setUpPlatform } from './testing/set-up.ts'

const anyAnswer = ({ paths }: OpenApiDocument) => paths['/api/v1/banner/']?.get?.responses[200] as OpenApiAnswer

describe('the OpenAPI document', () => {
  let document: OpenApiDocument

  const test = setUpPlatform()

  beforeAll(async () => {
    document = (await test.app.inject('/api/openapi.json')).json()
  })

  const listAllCodes = (operation: OpenApiOperation | undefined) =>
    Object.keys(operation?.responses ?? {}).flatMap((status) => listCodes(document, operation, status))

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
      for (const operation of Object.values(methods)) {
        const named = listParameters(document, operation).flatMap((parameter) =>
          parameter.in === 'path' ? [parameter.name] : [],
        )
        expect(named.sort(), operation.operationId).toEqual(
          [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort(),
        )
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
      const parameters = listParameters(document, operation)
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
      const hosts = findSurface(endpoint) === 'both' ? 2 : 1
      expect(operation?.security).toHaveLength(endpoint.access === 'public' ? 0 : hosts)
      const type = endpoint.download ?? 'application/json'
      for (const status of Object.keys(endpoint.responses))
        expect(readAnswer(document, operation, status)?.content?.[type]?.schema, status).toEqual(expect.any(Object))
      for (const status of ['400', '5XX'])
        expect(readAnswer(document, operation, status)?.content?.['application/json']?.schema, status).toEqual(
          expect.any(Object),
        )
      expect(listAllCodes(operation).sort()).toEqual(listErrorCodes(endpoint).sort())
    },
  )

  it('says which fields of a query are needed', () => {
    const operation = document.paths['/api/v1/cliente/']?.get
    expect(listParameters(document, operation).map(({ name, required = false }) => [name, required])).toEqual([
      ['organizacao', true],
      ['latitude', false],
      ['longitude', false],
    ])
  })

  it('shows an example of what a call takes', () => {
    const operation = document.paths['/api/v1/user/{id}/fator/{factorId}']?.put
    const { params, body } = renameFactor.example
    expect(listParameters(document, operation)).toEqual(
      Object.entries(params).map(([name, example]) => expect.objectContaining({ name, example })),
    )
    expect(operation?.requestBody).toMatchObject({ content: { 'application/json': { example: body } } })
  })

  it('weighs less than 1.35 KB for each call, and 0.85 for those of a kind that has what others have', async () => {
    const { body } = await test.app.inject('/api/openapi.json')
    expect(Buffer.byteLength(body) / servedEndpoints.length).toBeLessThan(1350)
    const ids: string[] = Object.values(publicationTypes.calls).map(({ id }) => id)
    const shown = Object.values(document.paths).flatMap((methods) => Object.values(methods))
    const ofKind = shown.filter(({ operationId }) => ids.includes(operationId))
    expect(ofKind).toHaveLength(ids.length)
    expect(Buffer.byteLength(JSON.stringify(ofKind)) / ids.length).toBeLessThan(850)
  })

  it('describes each operation, in a part that has an English name and calls', () => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
    const names = document.tags.map(({ name }) => name)
    for (const { operationId, description, tags } of operations) {
      expect(description, operationId).toMatch(/\S\.$/)
      expect(tags, operationId).toHaveLength(1)
      expect(names, operationId).toContain(tags[0])
    }
    expect([...new Set(operations.flatMap(({ tags }) => tags))].sort()).toEqual(names.sort())
  })

  it('says who may call, for which church, and what else is asked of a caller', () => {
    const { description } = document.paths['/api/v1/doacao/']?.post ?? {}
    expect(description).toBe(
      'Anyone may call it. Needs the module `MOD_DOACAO`. Repeated with the same `chave` and content it answers as the ' +
        'first time, and does nothing again. Strangers who call it often solve a captcha first (`CAPTCHA_REQUIRED`).',
    )
    expect(document.paths['/api/v1/me']?.get?.description).toBe('For people who are logged in.')
    expect(document.paths['/api/v1/escritorio/banner/']?.post?.description).toBe(
      'For staff with the permission `content.write`. At the office alone.',
    )
    expect(document.info.description).toMatch(
      /^\| `content.write` \| .+ \| ROLE_ADMIN, ROLE_ADMIN_CONTENT, ROLE_SUPER_ADMIN \|$/m,
    )
  })

  it('says an instant and an error answer once, and where else they are meant', () => {
    const written = JSON.stringify(document.paths)
    expect(written).not.toContain('"format":"date-time","pattern"')
    expect(written).not.toContain('"$ref":"#/components/schemas/Error"')
    expect(document.components.schemas.Instant).toMatchObject({ type: 'string', format: 'date-time' })
  })

  it('has no reference that leads nowhere or in a circle', () => {
    const unknown = new Set<string>()
    const follow = (part: unknown, passed: readonly string[]): void => {
      if (typeof part !== 'object' || part === null) return
      const { $ref } = part as { $ref?: string }
      if ($ref === undefined) for (const each of Object.values(part)) follow(each, passed)
      else {
        expect(passed).not.toContain($ref)
        const [, kind, name] = /^#\/components\/(\w+)\/(.+)$/.exec($ref) ?? []
        const target = (document.components as unknown as Record<string, Record<string, unknown>>)[kind ?? '']?.[
          name ?? ''
        ]
        if (target) follow(target, [...passed, $ref])
        else unknown.add($ref)
      }
    }
    follow(document.paths, [])
    expect([...unknown]).toEqual([])
  })

  it('says what each error has', () => {
    expect(document.components.schemas.Error).toMatchObject({
      type: 'object',
      required: ['code', 'message', 'requestId'],
    })
  })

  it('names the codes of an operation under their status', () => {
    const operation = document.paths['/api/v1/oracao/{id}/renovacao']?.put
    const codes = (status: string) => listCodes(document, operation, status)
    expect(codes('409')).toEqual(['NOT_RENEWABLE'])
    expect(codes('404')).toEqual(['HOST_UNKNOWN', 'NOT_FOUND'])
    expect(codes('401')).toEqual(['UNAUTHENTICATED'])
    expect(readAnswer(document, operation, '409')?.description).toBe('`NOT_RENEWABLE`: This prayer cannot be renewed.')
    expect(Object.keys(operation?.responses ?? {})).toEqual(['200', '400', '401', '403', '404', '409', '5XX'])
  })

  it('names no code under another status than the one it is answered with', () => {
    for (const methods of Object.values(document.paths))
      for (const operation of Object.values(methods))
        for (const status of Object.keys(operation.responses))
          for (const code of listCodes(document, operation, status))
            expect(String(errorCatalogue[code].status), `${operation.operationId} ${code}`).toMatch(
              new RegExp(status.replace('XX', '..')),
            )
  })

  it('is a valid OpenAPI document', async () => {
    const result = await new Validator().validate(structuredClone(document))
    expect(result.errors ?? []).toEqual([])
    expect(result.valid).toBe(true)
  })

  it.each([
    [
      'an answer without a description',
      (changed: OpenApiDocument) => Reflect.deleteProperty(anyAnswer(changed), 'description'),
    ],
    [
      'a server without an address',
      (changed: OpenApiDocument) => Reflect.deleteProperty(changed.servers[0] ?? {}, 'url'),
    ],
  ])('would not be valid with %s', async (_, damage) => {
    const changed = structuredClone(document)
    damage(changed)
    expect((await new Validator().validate(changed)).valid).toBe(false)
  })

  it('is shown to people at /api/docs', async () => {
    const page = await test.app.inject('/api/docs')
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain('<title>Narthex API</title>')
    const script = await test.app.inject('/api/docs/static/swagger-initializer.js')
    expect(script.body).toContain(String(followReferences))
  })
})
