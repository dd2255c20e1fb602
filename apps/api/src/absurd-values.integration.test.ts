import type { Endpoint } from '@narthex/contract/endpoint'
import { isDeepRun } from '@narthex/contract/testing/strength'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { openAdminsOffice } from './testing/matrix/admins-office.ts'
import { buildSample } from './testing/matrix/sample-calls.ts'
import { isTried } from './testing/matrix/tried-calls.ts'
import { churchEndpoints } from './testing/served-endpoints.ts'

/*
 * What JavaScript counts and the calendar knows, and a column of the database may not. What a schema refuses reaches no
 * handler: of these calls one for each endpoint is made, and every one in the deep run; what it accepts is always sent.
 */
const numbers = [2 ** 31 - 1, -(2 ** 31), 2 ** 31, Number.MAX_SAFE_INTEGER]
const moments = ['0000-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z']

const office = openAdminsOffice()

it.each(churchEndpoints.filter(isTried).map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s answers numbers and moments that no column takes as it answers any other that is wrong',
  async (_, endpoint) => {
    const failed: string[] = []
    for (const { what, path, body } of chooseCalls(endpoint)) {
      const { status } = await office.call(endpoint, path, body)
      if (status >= 500) failed.push(`${what}: ${status}`)
    }
    expect(failed).toEqual([])
  },
)

it('control: a schema that lets a number through has it sent', () => {
  const loose = { query: z.strictObject({ id: z.coerce.number() }) }
  expect(isAccepted(loose, { part: 'query', given: { id: String(2 ** 31) } })).toBe(true)
  expect(isAccepted(loose, { part: 'query', given: { id: 'x' } })).toBe(false)
})

interface AbsurdCall {
  readonly what: string
  readonly path: string
  readonly body: unknown
  /** The part of the call that is absurd, as its schema is given it. */
  readonly part: 'params' | 'query' | 'body'
  readonly given: object
}

function chooseCalls(endpoint: Endpoint): AbsurdCall[] {
  const calls = [...absurdCalls(endpoint)]
  if (isDeepRun) return calls
  const accepted = calls.filter((call) => isAccepted(endpoint, call))
  const refused = calls.find((call) => !accepted.includes(call))
  return refused ? [...accepted, refused] : accepted
}

function isAccepted(endpoint: Pick<Endpoint, AbsurdCall['part']>, { part, given }: Pick<AbsurdCall, 'part' | 'given'>) {
  const schema = endpoint[part]
  return schema !== undefined && z.safeParse(schema, given).success
}

function* absurdCalls(endpoint: Endpoint): Generator<AbsurdCall> {
  const { path, body } = buildSample(endpoint, office.admin)
  const [places = '', search = ''] = path.split('?')
  const parts = places.split('/')
  const names = endpoint.path.split('/').map((part) => part.match(/^\{(\w+)\}$/)?.[1])
  const params = Object.fromEntries(
    names.flatMap((name, at) => (name ? [[name, decodeURIComponent(parts[at] ?? '')]] : [])),
  )
  for (const number of numbers)
    for (const [at, part] of parts.entries())
      if (/^\d+$/.test(part))
        yield {
          what: `${number} in the path`,
          path: `${parts.with(at, String(number)).join('/')}?${search}`,
          body,
          part: 'params',
          given: { ...params, [names[at] ?? '']: String(number) },
        }
  for (const [name, kind] of fieldsOf(endpoint.query))
    for (const value of absurd(kind)) {
      const query = new URLSearchParams(search)
      query.set(name, String(value))
      yield {
        what: `${value} as ${name} of the query`,
        path: `${places}?${query}`,
        body,
        part: 'query',
        given: Object.fromEntries(query),
      }
    }
  if (body instanceof FormData || !endpoint.body) return
  for (const { what, given } of absurdBodies(toKind(endpoint.body), body ?? {}, ''))
    yield { what: `${what} of the body`, path, body: given, part: 'body', given: given as object }
}

/** Generates copies of a value with one absurd place each, at any depth; of a list, only the first item is varied. */
function* absurdBodies(kind: Kind, value: unknown, at: string): Generator<{ what: string; given: unknown }> {
  for (const wrong of absurd(kind)) yield { what: `${wrong} as ${at}`, given: wrong }
  for (const inner of [kind, ...(kind.anyOf ?? [])]) {
    for (const [name, field] of Object.entries(inner.properties ?? {})) {
      const own = (value ?? {}) as Readonly<Record<string, unknown>>
      for (const { what, given } of absurdBodies(field, own[name], `${at}.${name}`))
        yield { what, given: { ...own, [name]: given } }
    }
    const [first, ...others] = Array.isArray(value) ? value : []
    if (inner.items && first !== undefined)
      for (const { what, given } of absurdBodies(inner.items, first, `${at}[0]`))
        yield { what, given: [given, ...others] }
  }
}

interface Kind {
  readonly type?: string
  readonly format?: string
  readonly anyOf?: readonly Kind[]
  readonly properties?: Readonly<Record<string, Kind>>
  readonly items?: Kind
}

function absurd({ type, format, anyOf = [] }: Kind): (string | number)[] {
  if (format === 'date') return moments.map((moment) => moment.slice(0, 10))
  if (format === 'date-time') return moments
  if (type === 'integer' || type === 'number') return numbers
  return anyOf.flatMap(absurd)
}

const toKind = (schema: NonNullable<Endpoint['query']>): Kind =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Kind

const fieldsOf = (schema: Endpoint['query']): [string, Kind][] =>
  schema ? Object.entries(toKind(schema).properties ?? {}) : []
