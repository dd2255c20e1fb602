import * as z from 'zod/mini'
import { recordChangeSchema } from '../audit/history.schemas.ts'
import { csvDownload, xlsxDownload } from '../download.ts'
import type { Access, Endpoint, Example, ModuleGate } from '../endpoint.ts'
import { filled, idText, nothingSchema } from '../fields.ts'
import { changesPerPage, longestSearch } from '../limits.ts'
import { listQuery, listSchema } from '../paging.ts'
import { version, versionText } from '../versions.ts'
import { type ManyShapes, makeManyParts } from './bulk-endpoints.ts'
import { type Publication, publication } from './editing.schemas.ts'
import { type EditingShapes, makeEditingParts } from './editing-endpoints.ts'
import { type ImportShapes, makeImportParts } from './import-endpoints.ts'
import { orderExample, orderForm } from './order.ts'
import type { ObjectSchema, Resource, ResourceCall, ResourceCalls, ResourceList } from './resource.ts'
import type { Answers, ById, ListedQuery, Listing, SentListQuery, Shape, Versioned } from './resource-shapes.ts'
import { findPermission, methods, usualErrors, type Verb } from './resource-verbs.ts'

export type { ListedQuery } from './resource-shapes.ts'
export type { Verb } from './resource-verbs.ts'

/** How a list may be ordered: by a field, or backwards with a minus before it. */
type SortName<R extends Resource> = (keyof R['list']['sorts'] & string) | `-${keyof R['list']['sorts'] & string}`

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

/** Requests and responses of the calls. */
interface CallShapes<R extends Resource> extends EditingShapes<R>, ManyShapes<R>, ImportShapes {
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
  readonly publish: ById & { readonly body: Shape<Publication> } & Answers<200, R['row']>
  readonly withdraw: ById & { readonly query: Shape<Versioned, { readonly versao: string }> } & Answers<200, R['row']>
  readonly history: ById & Listing & Answers<200, ListOf<typeof recordChangeSchema>>
  readonly order: { readonly body: typeof orderForm } & Answers<200, typeof nothingSchema>
  readonly export: { readonly query: Shape<ResourceChoice<R>, SentChoice<R>> } & typeof csvDownload
  readonly exportSheet: { readonly query: Shape<ResourceChoice<R>, SentChoice<R>> } & typeof xlsxDownload
}
type ListOf<S extends z.ZodMiniType> = ReturnType<typeof listSchema<S>>

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
  readonly upload?: { readonly maxBytes: number }
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

/** The parts of an endpoint that depend on the kind and the verb. */
type Parts = Pick<
  Endpoint,
  'path' | 'example' | 'params' | 'query' | 'body' | 'responses' | 'bodyBytes' | 'download' | 'upload'
>

function makeParts(resource: Resource): Record<Verb, Parts> {
  const { path, form, row, item, example, list, bodyBytes, calls } = resource
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
      body: calls.saveDraft ? publication : z.strictObject({ versao: version }),
      example: { ...shown, body: { versao: 1 } },
    },
    withdraw: {
      ...published,
      query: z.strictObject({ versao: versionText }),
      example: { ...shown, query: { versao: '1' } },
    },
    order: {
      path: `${path}ordem`,
      body: orderForm,
      example: { body: orderExample },
      responses: { 200: nothingSchema },
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
    ...makeEditingParts(resource),
    ...makeManyParts(resource),
    ...makeImportParts(resource),
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
  const { module, limits } = resource
  return {
    id: call.id,
    method: methods[verb],
    summary: call.summary,
    access: {
      permission: findPermission(resource.may, verb),
      ...(limits?.calls.includes(verb) && { within: limits.by }),
    },
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
const isExport = (verb: Verb) => verb === 'export' || verb === 'exportSheet' || verb === 'exportImportRows'
