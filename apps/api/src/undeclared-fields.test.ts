import type { Endpoint } from '@narthex/contract/endpoint'
import { registerMember } from '@narthex/contract/users/user.endpoints'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { listKindCalls } from './testing/matrix/kinds.ts'
import { listFields, undeclaredFields, widenCall } from './testing/matrix/undeclared-fields.ts'
import { servedEndpoints } from './testing/served-endpoints.ts'

/** Fields that services judge, not schemas: names in an open record, and a field that an example leaves out. */
const judgedByServices: Readonly<Record<string, (where: string, name: string) => boolean>> = {
  ...Object.fromEntries(
    // A view keeps the query of a list, by any names that the list knows.
    servedEndpoints
      .filter(({ path }) => path.includes('/visao/'))
      .map(({ id }) => [id, (where: string) => where === 'body.consulta']),
  ),
  ...Object.fromEntries(
    // A draft keeps what is typed, complete or not: its form judges it before it is shown.
    listKindCalls('saveDraft').map((id) => [id, (where: string) => where.startsWith('body.formulario.')]),
  ),
  setGatewayCredentials: (where) => where === 'body.campos',
  setOutline: (where, name) => where === 'body.linhas.0' && name === 'id',
}

describe.each(servedEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_, endpoint) => {
  it('takes nothing besides what it describes, at any depth of its example', () => {
    expect(findTaken(endpoint)).toEqual([])
  })

  it('describes no object that is open to other fields', () => {
    for (const part of ['params', 'query', 'body'] as const) {
      const schema = endpoint[part]
      if (schema) expect(findOpenObjects(toShape(schema), part)).toEqual([])
    }
  })
})

const nested = z.strictObject({ itens: z.array(z.object({ nome: z.string() })) })
const lax = {
  ...registerMember,
  body: nested,
  example: { params: { id: 'videira' }, body: { itens: [{ nome: 'Ana' }] } },
} as unknown as Endpoint

it('control: an endpoint that overlooks what it does not describe is found', () => {
  expect(findTaken(lax)).toContain('body.itens.0 with role')
  expect(findTaken(lax)).toHaveLength(Object.keys(undeclaredFields).length)
  expect(findOpenObjects(toShape(nested), 'body')).toEqual(['body.properties.itens.items'])
})

/** Finds where the endpoint's schemas take a field that they do not declare. */
function findTaken(endpoint: Endpoint): string[] {
  const { query = {}, body } = endpoint.example
  const files = endpoint.upload ? filesFor(endpoint) : {}
  const sample = { query, body: body || endpoint.body ? { ...files, ...body } : undefined }
  expect(accepts(endpoint, sample), 'the example').toBe(true)
  return [...widenCall(endpoint, sample)].flatMap((call) => {
    const { where, name } = call
    return accepts(endpoint, call) && !judgedByServices[endpoint.id]?.(where, name) ? [`${where} with ${name}`] : []
  })
}

/** A part that is not declared is not sent at all, which the dispatcher sees to. */
function accepts({ query, body }: Endpoint, given: { readonly query: object; readonly body: unknown }): boolean {
  const nothing = z.strictObject({})
  return z.safeParse(query ?? nothing, given.query).success && z.safeParse(body ?? nothing, given.body ?? {}).success
}

/** Examples hold no files. */
function filesFor({ body }: Endpoint): Record<string, File> {
  const isFile = ({ format, anyOf = [] }: Shape = {}): boolean => format === 'binary' || anyOf.some(isFile)
  const shown = body ? listFields(body).filter((name) => isFile(toShape(body).properties?.[name])) : []
  return Object.fromEntries(shown.map((name) => [name, new File(['a'], name)]))
}

interface Shape {
  readonly type?: string
  readonly format?: string
  readonly anyOf?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly additionalProperties?: boolean | Shape
}

function toShape(schema: NonNullable<Endpoint['body']>): Shape {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Shape
}

/** Objects of any field name must say what their values are; every other is closed. */
function findOpenObjects(shape: unknown, where: string): string[] {
  if (typeof shape !== 'object' || shape === null) return []
  const { type, properties, additionalProperties } = shape as Shape
  const isOpen = type === 'object' && (properties ? additionalProperties !== false : !additionalProperties)
  return [
    ...(isOpen ? [where] : []),
    ...Object.entries(shape).flatMap(([key, inner]) => findOpenObjects(inner, `${where}.${key}`)),
  ]
}
