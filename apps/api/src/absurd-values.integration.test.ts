import type { Endpoint } from '@narthex/contract/endpoint'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { openAdminsOffice } from './testing/matrix/admins-office.ts'
import { buildSample } from './testing/matrix/sample-calls.ts'
import { servedEndpoints } from './testing/served-endpoints.ts'

/* What JavaScript counts and the calendar knows, and a column of the database may not. */
const numbers = [2 ** 31, Number.MAX_SAFE_INTEGER]
const moments = ['0000-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z']

const office = openAdminsOffice()

it.each(servedEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s answers numbers and moments that no column takes as it answers any other that is wrong',
  async (_, endpoint) => {
    const failed: string[] = []
    for (const { what, path, body } of absurdCalls(endpoint)) {
      const { status } = await office.call(endpoint, path, body)
      if (status >= 500) failed.push(`${what}: ${status}`)
    }
    expect(failed).toEqual([])
  },
)

function* absurdCalls(endpoint: Endpoint) {
  const { path, body } = buildSample(endpoint, office.admin)
  const [places = '', search = ''] = path.split('?')
  for (const number of numbers)
    for (const [at, part] of places.split('/').entries())
      if (/^\d+$/.test(part))
        yield {
          what: `${number} in the path`,
          path: `${places.split('/').with(at, String(number)).join('/')}?${search}`,
          body,
        }
  for (const [name, kind] of fieldsOf(endpoint.query))
    for (const value of absurd(kind)) {
      const query = new URLSearchParams(search)
      query.set(name, String(value))
      yield { what: `${value} as ${name} of the query`, path: `${places}?${query}`, body }
    }
  if (body instanceof FormData) return
  for (const [name, kind] of fieldsOf(endpoint.body))
    for (const value of absurd(kind))
      yield { what: `${value} as ${name} of the body`, path, body: { ...body, [name]: value } }
}

interface Kind {
  readonly type?: string
  readonly format?: string
  readonly anyOf?: readonly Kind[]
  readonly pattern?: string
}

function absurd(kind: Kind): (string | number)[] {
  const { type, format, anyOf = [] } = kind
  if (format === 'date') return moments.map((moment) => moment.slice(0, 10))
  if (format === 'date-time') return moments
  if (type === 'integer' || type === 'number') return numbers
  return anyOf.flatMap(absurd)
}

function fieldsOf(schema: Endpoint['query']): [string, Kind][] {
  return schema
    ? Object.entries(
        (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {}) as Record<string, Kind>,
      )
    : []
}
