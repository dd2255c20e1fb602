import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import type { Endpoint } from '@narthex/contract/endpoint'
import type { Resource } from '@narthex/contract/resources/resource'
import { resourceEndpoints } from '@narthex/contract/resources/resource-endpoints'
import type { Settings } from '@narthex/contract/resources/settings'
import { settingsEndpoints } from '@narthex/contract/resources/settings-endpoints'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { servedEndpoints as served } from './testing/served-endpoints.ts'

const contract = join(import.meta.dirname, '../../../packages/contract/src')
const declared = await declaredEndpoints()

describe.each(served.map((endpoint) => [endpoint.id, endpoint] as const))('the endpoint %s', (_, endpoint) => {
  it('says who may call it, which church it is about and what it answers', () => {
    expect(endpoint).toMatchObject({ id: expect.any(String), summary: expect.stringMatching(/\S/) })
    expect(['public', 'login'].includes(endpoint.access as string) || typeof endpoint.access === 'object').toBe(true)
    expect(Object.keys(endpoint.responses)).not.toHaveLength(0)
    for (const status of Object.keys(endpoint.responses)) expect(Number(status)).toBeGreaterThanOrEqual(200)
  })

  it('describes each parameter of its path, and no other', () => {
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(fieldsOf(endpoint.params)).toEqual(inPath.sort())
  })

  it('names its church by a field that it describes', () => {
    const { church } = endpoint
    if (typeof church === 'string') expect(['host', 'none']).toContain(church)
    else if ('param' in church) expect(fieldsOf(endpoint.params)).toContain(church.param)
    else expect(fieldsOf(endpoint.query)).toContain(church.query)
  })

  it('names whom it is about by fields that it describes', () => {
    const { about } = endpoint
    const fields = typeof about === 'string' ? [] : Object.entries(about).filter(([key]) => !['of', 'or'].includes(key))
    for (const [, field] of fields) expect([...fieldsOf(endpoint.params), ...fieldsOf(endpoint.query)]).toContain(field)
  })

  it('shows an example that it accepts', () => {
    const { params, query, body } = endpoint.example
    const files = filesOf(endpoint)
    const parts = { params, query, body: endpoint.upload ? { ...files, ...body } : body }
    for (const part of ['params', 'query', 'body'] as const) {
      const schema = endpoint[part]
      if (schema) expect(z.safeParse(schema, parts[part] ?? {}).error?.issues, part).toBeUndefined()
      else expect(parts[part], part).toBeUndefined()
    }
  })

  it('refuses what it does not describe', () => {
    for (const part of ['params', 'query', 'body'] as const) {
      const schema = endpoint[part]
      if (schema) expect(z.toJSONSchema(schema, { io: 'input' }), part).toMatchObject({ additionalProperties: false })
    }
  })

  it('keeps an answer only where it is the same for everyone', () => {
    if (endpoint.keep) expect(endpoint).toMatchObject({ method: 'GET', access: 'public' })
    if (endpoint.keep) expect(endpoint.download).toBeUndefined()
  })
})

describe('the API', () => {
  it('gives each endpoint an id, and a method and path, of its own', () => {
    const ids = served.map(({ id }) => id)
    const places = served.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}').replace(/\/$/, '')}`)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(places).size).toBe(places.length)
  })

  it('serves each endpoint of the contract, and nothing else', () => {
    expect(declared.length).toBeGreaterThan(10)
    expect(new Set(served)).toEqual(new Set(declared))
    expect(served).toHaveLength(declared.length)
  })
})

function fieldsOf(schema: Endpoint['params']): string[] {
  if (!schema) return []
  return Object.keys(z.toJSONSchema(schema, { io: 'input' }).properties ?? {}).sort()
}

/** Examples hold no files. */
function filesOf({ body }: Endpoint): Record<string, File> {
  const properties = body ? z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }).properties : {}
  const isFile = (field: unknown): boolean => {
    const { format, anyOf = [] } = field as { format?: string; anyOf?: unknown[] }
    return format === 'binary' || anyOf.some(isFile)
  }
  const files = Object.entries(properties ?? {}).filter(([, field]) => isFile(field))
  return Object.fromEntries(files.map(([name]) => [name, new File(['a'], name)]))
}

/** Finds the endpoints that are written down, and those that follow from kinds of record and settings. */
async function declaredEndpoints(): Promise<Endpoint[]> {
  const found = new Set<Endpoint>()
  for await (const file of glob('**/*.{resource,settings}.ts', { cwd: contract }))
    for (const value of Object.values(await import(join(contract, file))).filter(isDeclaration))
      for (const endpoint of makeEndpoints(value)) found.add(endpoint)
  for await (const file of glob('**/*.endpoints.ts', { cwd: contract })) {
    const exported: Record<string, unknown> = await import(join(contract, file))
    for (const endpoint of Object.values(exported).filter(isEndpoint)) found.add(endpoint)
  }
  return [...found]
}

function isDeclaration(value: unknown): value is Resource | Settings {
  return typeof value === 'object' && value !== null && 'calls' in value && 'form' in value
}

function makeEndpoints(declared: Resource | Settings): Endpoint[] {
  return Object.values('list' in declared ? resourceEndpoints(declared) : settingsEndpoints(declared))
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'responses' in value
}
