import * as z from 'zod/mini'
import type { Endpoint, Example } from '../endpoint.ts'
import type { ErrorCode } from '../errors/error-catalogue.ts'
import { id, idText } from '../fields.ts'
import { versionOrNone, versionText } from '../versions.ts'
import type { Part } from './part.ts'
import type { ResourceCall } from './resource.ts'

interface Versioned {
  readonly versao: number
}
type Shape<Out, In = Out> = z.ZodMiniType<Out, In>
type Body<P extends Part> = Shape<z.output<P['form']> & Versioned, z.input<P['form']> & Versioned>

type OwnErrors<C> = C extends { readonly errors: readonly (infer Code)[] } ? Code : never
const usualErrors = ['NOT_FOUND', 'CHANGED_MEANWHILE'] as const

type Made<P extends Part, C extends keyof P['calls'] & keyof Part['calls']> = Omit<
  Endpoint,
  'access' | 'params' | 'query' | 'body' | 'responses' | 'errors' | 'church' | 'about'
> & {
  readonly id: P['calls'][C]['id']
  readonly access: { readonly permission: P['may']['write'] }
  readonly church: 'host'
  readonly about: 'none'
  readonly example: Example
  readonly errors: readonly ((typeof usualErrors)[number] | OwnErrors<P['calls'][C]>)[]
}

const wholeParams = z.strictObject({ id: idText })
const partParams = z.strictObject({ id: idText, parteId: idText })
const removal = z.strictObject({ versao: versionText })
/** The version of the whole after the change. */
const changed = { 200: z.strictObject({ versao: z.int() }) }
const added = { 201: z.strictObject({ id, versao: z.int() }) }

interface PartEndpoints<P extends Part> {
  readonly add: Made<P, 'add'> & {
    readonly params: typeof wholeParams
    readonly body: Body<P>
    readonly responses: typeof added
  }
  readonly set: Made<P, 'set'> & {
    readonly params: typeof partParams
    readonly body: Body<P>
    readonly responses: typeof changed
  }
  readonly remove: Made<P, 'remove'> & {
    readonly params: typeof partParams
    readonly query: typeof removal
    readonly responses: typeof changed
  }
}

const made = new WeakMap<Part, Readonly<Record<keyof Part['calls'], Endpoint>>>()

/** Gives the endpoints of a kind of part; the same ones each time. */
export function partEndpoints<P extends Part>(part: P): PartEndpoints<P> {
  const known = made.get(part) ?? makeEndpoints(part)
  made.set(part, known)
  return known as unknown as PartEndpoints<P>
}

const version = 7
const named = { id: '1', parteId: '1' }

function makeEndpoints({ path, module, may, form, example, calls }: Part): Record<keyof Part['calls'], Endpoint> {
  const shared = {
    access: { permission: may.write, ...(may.within && { within: may.within }) },
    church: 'host',
    about: 'none',
    ...(module && { module }),
  } as const
  const body = z.safeExtend(form, { versao: versionOrNone })
  const sent = { ...example, versao: version }
  const place = { path: `${path}{parteId}`, params: partParams, responses: changed }
  return {
    add: {
      ...shared,
      ...describe(calls.add),
      path,
      body,
      method: 'POST',
      params: wholeParams,
      example: { params: { id: named.id }, body: sent },
      responses: added,
    },
    set: { ...shared, ...describe(calls.set), ...place, body, method: 'PUT', example: { params: named, body: sent } },
    remove: {
      ...shared,
      ...describe(calls.remove),
      ...place,
      method: 'DELETE',
      query: removal,
      example: { params: named, query: { versao: String(version) } },
    },
  }
}

const describe = ({ id, summary, errors = [] }: ResourceCall) => ({
  id,
  summary,
  errors: [...usualErrors, ...errors] satisfies ErrorCode[],
})
