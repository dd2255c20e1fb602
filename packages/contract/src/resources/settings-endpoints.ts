import * as z from 'zod/mini'
import { recordChangeSchema } from '../audit/history.schemas.ts'
import type { Access, Endpoint, Example, ModuleGate } from '../endpoint.ts'
import { changesPerPage } from '../limits.ts'
import { listQuery, listSchema } from '../paging.ts'
import { versionOrNone } from '../versions.ts'
import type { ResourceCall } from './resource.ts'
import type { Settings } from './settings.ts'

type Verb = keyof Settings['calls']
type Shape<Out, In = Out> = z.ZodMiniType<Out, In>

interface Versioned {
  readonly versao: number
}

const historyQuery = z.strictObject(listQuery(changesPerPage.usual, changesPerPage.largest))
const historyAnswers = { 200: listSchema(recordChangeSchema) }

/** Requests and responses of the calls. */
interface CallShapes<S extends Settings> {
  readonly get: { readonly responses: { readonly 200: S['row'] } }
  readonly set: {
    readonly body: Shape<z.output<S['form']> & Versioned, z.input<S['form']> & Versioned>
    readonly responses: { readonly 200: S['row'] }
  }
  readonly history: { readonly query: typeof historyQuery; readonly responses: typeof historyAnswers }
}

const methods = { get: 'GET', set: 'PUT', history: 'GET' } as const
const usualErrors = { get: [], set: ['CHANGED_MEANWHILE'], history: [] } as const

type OwnErrors<C> = C extends { readonly errors: readonly (infer Code)[] } ? Code : never

type MadeEndpoint<S extends Settings, V extends Verb> = CallShapes<S>[V] & {
  readonly id: S['calls'][V]['id']
  readonly method: (typeof methods)[V]
  readonly path: string
  readonly summary: string
  readonly access: Exclude<Access, string>
  readonly surface: 'office'
  readonly church: 'host'
  readonly about: 'none'
  readonly example: Example
  readonly module?: ModuleGate
  readonly bodyBytes?: number
  readonly errors: readonly ((typeof usualErrors)[V][number] | OwnErrors<S['calls'][V]>)[]
}

type SettingsEndpoints<S extends Settings> = { readonly [V in Verb]: MadeEndpoint<S, V> }

const made = new WeakMap<Settings, Record<Verb, Endpoint>>()

/** Gives the endpoints of settings; the same ones each time. */
export function settingsEndpoints<S extends Settings>(settings: S): SettingsEndpoints<S> {
  const known = made.get(settings) ?? makeEndpoints(settings)
  made.set(settings, known)
  return known as unknown as SettingsEndpoints<S>
}

function makeEndpoints(settings: Settings): Record<Verb, Endpoint> {
  const { calls, path, form, row, example, bodyBytes } = settings
  return {
    get: { ...describe(settings, 'get', calls.get), path, example: {}, responses: { 200: row } },
    set: {
      ...describe(settings, 'set', calls.set),
      ...(bodyBytes !== undefined && { bodyBytes }),
      path,
      body: z.safeExtend(form, { versao: versionOrNone }),
      example: { body: { ...example, versao: 1 } },
      responses: { 200: row },
    },
    history: {
      ...describe(settings, 'history', calls.history),
      path: `${path}historico`,
      query: historyQuery,
      example: {},
      responses: historyAnswers,
    },
  }
}

const describe = ({ may, module }: Settings, verb: Verb, { id, summary, errors = [] }: ResourceCall) => ({
  id,
  summary,
  method: methods[verb],
  access: { permission: verb === 'set' ? may.write : may.read },
  surface: 'office' as const,
  church: 'host' as const,
  about: 'none' as const,
  ...(module && { module }),
  errors: [...usualErrors[verb], ...errors],
})
