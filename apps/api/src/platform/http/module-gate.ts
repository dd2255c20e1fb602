import type { Endpoint } from '@narthex/contract/endpoint'
import * as z from 'zod/mini'
import { notFound } from '../errors/domain-error.ts'
import type { ChurchCall } from '../work/transactions.ts'

/** The answer to a call whose module the church lacks; undefined where its handler answers. */
type ModuleGate = (call: Pick<ChurchCall, 'facts'> | undefined, query: unknown) => Promise<Empty | undefined>

interface Empty {
  readonly status: 200
  readonly body: unknown
  readonly officeCookie?: undefined
  readonly supportCookie?: undefined
}

type Asked = Readonly<Record<string, unknown>>

/** Makes the check of a module. Without it a call is NOT_FOUND, unless its endpoint declares an empty answer. */
export function createModuleGate({ id, module, responses }: Endpoint): ModuleGate {
  if (!module) return async () => undefined
  const flag = typeof module === 'string' ? module : module.flag
  const schema = typeof module === 'string' ? undefined : responses[200]
  const shape = schema && (z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Shape)
  // Now rather than at the first call: an answer that cannot be empty is a mistake of the endpoint.
  if (shape) emptyValue(shape, {}, id)
  return async (call, query) => {
    if (!call || (await call.facts()).modules.has(flag)) return undefined
    if (!shape) throw notFound()
    return { status: 200, body: emptyValue(shape, (query ?? {}) as Asked, id) }
  }
}

/** The part of a JSON schema that says what is empty. */
interface Shape {
  readonly type?: string | readonly string[]
  readonly anyOf?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
}

/** Empty lists, zeros and nulls; fields that the query names too, such as `page` and `limit`, as they were asked for. */
function emptyValue({ type, anyOf = [], properties = {} }: Shape, asked: Asked, id: string): unknown {
  if (type?.includes('null') || anyOf.some((option) => option.type === 'null')) return null
  if (type === 'array') return []
  if (type === 'integer' || type === 'number') return 0
  if (type !== 'object') throw new Error(`${id} declares an empty answer, and answers what is never empty`)
  return Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, asked[name] ?? emptyValue(inner, {}, id)]),
  )
}
