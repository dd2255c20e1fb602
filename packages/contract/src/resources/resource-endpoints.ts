import * as z from 'zod/mini'
import { recordChangeSchema } from '../audit/history.schemas.ts'
import { csvDownload, xlsxDownload } from '../download.ts'
import type { Access, Endpoint, Example, ModuleGate } from '../endpoint.ts'
import { filled, idText, nothingSchema } from '../fields.ts'
import { changesPerPage, longestSearch } from '../limits.ts'
import { listQuery, listSchema } from '../paging.ts'
import { version, versionText } from '../versions.ts'
import type { ObjectSchema, Resource, ResourceCall, ResourceCalls, ResourceList } from './resource.ts'

/** How a list may be ordered: by a field, or backwards with a minus before it. */
type SortName<R extends Resource> = (keyof R['list']['sorts'] & string) | `-${keyof R['list']['sorts'] & string}`

export interface ListedQuery {
  readonly apos?: string | undefined
  readonly limit: number
}

interface SentListQuery {
  readonly apos?: string
  readonly limit?: string
}

type Filters<R extends Resource> = R['list']['filters']
/** Which rows are wanted, and in which order, as handlers receive it. */
export type ResourceChoice<R extends Resource> = {
  readonly term?: string | undefined
  readonly ordem: SortName<R>
} & { readonly [Name in keyof Filters<R>]: z.output<Filters<R>[Name]> }
type SentChoice<R extends Resource> = {
  readonly term?: string
  readonly ordem?: SortName<R>
} & { readonly [Name in keyof Filters<R>]?: NonNullable<z.input<Filters<R>[Name]>> }

/** A list's query as handlers receive it. */
export type ResourceQuery<R extends Resource> = ListedQuery & ResourceChoice<R>

interface Versioned {
  readonly versao: number
}

type Shape<Out, In = Out> = z.ZodMiniType<Out, In>
type ById = { readonly params: Shape<{ readonly id: number }, { readonly id: string }> }
type Answers<Status extends number, S extends z.ZodMiniType> = {
  readonly responses: { readonly [K in Status]: S }
}

/** What the calls take and answer. */
interface CallShapes<R extends Resource> {
  readonly list: { readonly query: Shape<ResourceQuery<R>, SentListQuery & SentChoice<R>> } & Answers<
    200,
    ListOf<R['item']>
  >
  readonly get: ById & Answers<200, R['row']>
  readonly add: { readonly body: R['form'] } & Answers<201, R['row']>
  readonly set: ById & {
    readonly body: Shape<z.output<R['form']> & Versioned, z.input<R['form']> & Versioned>
  } & Answers<200, R['row']>
  readonly remove: ById & Answers<200, typeof nothingSchema>
  readonly publish: ById & { readonly body: Shape<Versioned> } & Answers<200, R['row']>
  readonly withdraw: ById & { readonly query: Shape<Versioned, { readonly versao: string }> } & Answers<200, R['row']>
  readonly history: ById & { readonly query: Shape<ListedQuery, SentListQuery> } & Answers<
      200,
      ListOf<typeof recordChangeSchema>
    >
  readonly export: { readonly query: Shape<ResourceChoice<R>, SentChoice<R>> } & typeof csvDownload
  readonly exportSheet: { readonly query: Shape<ResourceChoice<R>, SentChoice<R>> } & typeof xlsxDownload
}
type ListOf<S extends z.ZodMiniType> = ReturnType<typeof listSchema<S>>

const methods = {
  list: 'GET',
  get: 'GET',
  add: 'POST',
  set: 'PUT',
  remove: 'DELETE',
  publish: 'PUT',
  withdraw: 'DELETE',
  history: 'GET',
  export: 'GET',
  exportSheet: 'GET',
} as const
export type Verb = keyof typeof methods

const missing = ['NOT_FOUND'] as const
const overtaken = ['NOT_FOUND', 'CHANGED_MEANWHILE'] as const
const usualErrors = {
  list: [],
  get: missing,
  add: [],
  set: overtaken,
  remove: missing,
  publish: overtaken,
  withdraw: overtaken,
  history: missing,
  export: [],
  exportSheet: [],
} as const

type OwnErrors<C> = C extends { readonly errors: readonly (infer Code)[] } ? Code : never

type MadeEndpoint<R extends Resource, V extends Verb> = CallShapes<R>[V] & {
  readonly id: NonNullable<R['calls'][V]>['id']
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
  readonly errors: readonly ((typeof usualErrors)[V][number] | OwnErrors<R['calls'][V]>)[]
}

/** The endpoints of a kind: one for each call that it names. */
type ResourceEndpoints<R extends Resource> = {
  readonly [V in keyof R['calls'] & Verb]: MadeEndpoint<R, V>
}

const made = new WeakMap<Resource, Partial<Record<Verb, Endpoint>>>()

/** Gives the endpoints of a kind; the same ones each time. */
export function resourceEndpoints<R extends Resource>(resource: R): ResourceEndpoints<R> {
  const known = made.get(resource) ?? makeEndpoints(resource)
  made.set(resource, known)
  return known as ResourceEndpoints<R>
}

function makeEndpoints(resource: Resource): Partial<Record<Verb, Endpoint>> {
  const parts = makeParts(resource)
  const calls = Object.entries(resource.calls) as [keyof ResourceCalls, ResourceCall][]
  return Object.fromEntries(calls.map(([verb, call]) => [verb, makeEndpoint(resource, verb, call, parts[verb])]))
}

/** What the endpoints of a kind differ in. */
type Parts = Pick<Endpoint, 'path' | 'example' | 'params' | 'query' | 'body' | 'responses' | 'bodyBytes' | 'download'>

function makeParts({ path, form, row, item, example, list, bodyBytes }: Resource): Record<Verb, Parts> {
  const named = { path: `${path}{id}`, params: z.strictObject({ id: idText }) }
  const shown = { params: { id: '1' } }
  const asRow = { responses: { 200: row } }
  const sized = bodyBytes === undefined ? {} : { bodyBytes }
  const { usual, largest } = list.perPage
  const [paging, choice] = [listQuery(usual, largest), makeChoice(list)]
  const exported = { query: z.strictObject(choice), example: {} }
  const published = { ...named, path: `${path}{id}/publicacao`, ...asRow }
  return {
    list: { path, query: z.strictObject({ ...paging, ...choice }), example: {}, responses: { 200: listSchema(item) } },
    get: { ...named, ...asRow, example: shown },
    add: { ...sized, path, body: form, example: { body: example }, responses: { 201: row } },
    set: {
      ...named,
      ...asRow,
      ...sized,
      body: withVersion(form),
      example: { ...shown, body: { ...example, versao: 1 } },
    },
    remove: { ...named, example: shown, responses: { 200: nothingSchema } },
    publish: {
      ...published,
      body: z.strictObject({ versao: version }),
      example: { ...shown, body: { versao: 1 } },
    },
    withdraw: {
      ...published,
      query: z.strictObject({ versao: versionText }),
      example: { ...shown, query: { versao: '1' } },
    },
    history: {
      ...named,
      path: `${path}{id}/historico`,
      query: z.strictObject(listQuery(changesPerPage.usual, changesPerPage.largest)),
      example: shown,
      responses: { 200: listSchema(recordChangeSchema) },
    },
    export: { ...exported, ...csvDownload, path: `${path}exportacao` },
    exportSheet: { ...exported, ...xlsxDownload, path: `${path}planilha` },
  }
}

/** The form keeps its checks. */
const withVersion = (form: ObjectSchema) => z.safeExtend(form, { versao: version })

/** Parameters that choose rows and their order. */
function makeChoice({ search, filters, sorts }: ResourceList) {
  const names = Object.keys(sorts)
  const [first = ''] = names
  const usual = sorts[first] === 'desc' ? `-${first}` : first
  return {
    ...filters,
    ...(search.length > 0 && { term: z.optional(filled(longestSearch)) }),
    ordem: z._default(z.enum(names.flatMap((name) => [name, `-${name}`])), usual),
  }
}

function makeEndpoint(resource: Resource, verb: Verb, call: ResourceCall, parts: Parts): Endpoint {
  const { module } = resource
  return {
    id: call.id,
    method: methods[verb],
    summary: call.summary,
    access: { permission: findPermission(resource, verb) },
    surface: 'office',
    ...(isExport(verb) && { proof: 'fresh' as const }),
    church: 'host',
    about: 'none',
    ...(module && { module }),
    errors: [...usualErrors[verb], ...(call.errors ?? [])],
    ...parts,
  }
}

/** Takes data out, so that it asks for a fresh proof. */
const isExport = (verb: Verb) => verb === 'export' || verb === 'exportSheet'

function findPermission({ may }: Resource, verb: Verb) {
  if (verb === 'publish' || verb === 'withdraw') return may.publish ?? may.write
  if (isExport(verb)) return may.export ?? may.read
  return methods[verb] === 'GET' ? may.read : may.write
}
