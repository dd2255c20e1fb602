import type { FileAnswer } from '@narthex/contract/download'
import type { DownloadType, Endpoint } from '@narthex/contract/endpoint'
import fastJsonStringify from 'fast-json-stringify'
import { hashAddress } from '../audit/address-hash.ts'
import type { ContentCache } from '../cache/content-cache.ts'
import type { Clock } from '../clock.ts'
import { publicReadLimitMs, withStatementLimit } from '../database/statement-limit.ts'
import { invalid, notFound } from '../errors/domain-error.ts'
import type { Keys } from '../keys.ts'
import { ChurchScope, type Tenant } from '../scope/scope.ts'
import type { Directory } from '../tenancy/directory.ts'
import type { Transactions } from '../work/transactions.ts'
import { requireActiveChurch } from './admit-call.ts'
import { requireDeclared } from './declared-errors.ts'
import type { Place } from './entrance.ts'
import { serialisableSchema } from './json-schema.ts'
import { createModuleGate } from './module-gate.ts'
import { isOwnersOffice } from './owners-office.ts'
import { findPhoneCheck } from './phone-country.ts'
import { requireAbout } from './require-about.ts'
import { requireAccess } from './require-access.ts'
import { requireReachedEvent } from './role-limits.ts'
import { type Actor, type AnswerExtras, type CallSource, itself, type Route } from './route.ts'
import { noteSupportView } from './support-views.ts'
import { validate } from './validate.ts'

/** The caller of an endpoint, and where the call comes from. */
export interface Caller {
  /** None at the operators' host. */
  readonly tenant: Tenant | undefined
  readonly actor: Actor | undefined
  /** The host that is called: the site, unless it is said. */
  readonly surface?: Place['surface']
  readonly source?: CallSource
}

export interface Wire {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** An answer ready to send: JSON, or a file where the endpoint declares a download. */
export type Reply = JsonReply | FileReply

interface JsonReply {
  readonly status: number
  readonly json: string
  readonly file?: undefined
  readonly officeCookie?: AnswerExtras['officeCookie']
  readonly supportCookie?: AnswerExtras['supportCookie']
}

interface FileReply {
  readonly status: number
  readonly json?: undefined
  readonly officeCookie?: undefined
  readonly supportCookie?: undefined
  readonly file: SentFile
}

export interface SentFile extends FileAnswer {
  readonly type: DownloadType
}

/**
 * Takes a call through what every endpoint shares, in this order: access, validation, the church it names, whom it is
 * about, the church's module, the handler, the declared answer. HTTP and the in-process transport both end here, so they cannot differ.
 * Throws DomainError.
 */
export type Dispatch = (endpoint: Pick<Endpoint, 'id'>, caller: Caller, wire: Wire) => Promise<Reply>

export function createDispatcher(
  routes: readonly Route[],
  platform: { directory: Directory; cache: ContentCache; clock: Clock; keys: Keys; transactions: Transactions },
): Dispatch {
  const served = new Map(
    routes.map((route) => {
      const { endpoint } = route
      const serialisers = serialisersOf(endpoint)
      return [endpoint.id, { route, serialisers, moduleGate: createModuleGate(endpoint) }]
    }),
  )

  return async ({ id }, caller, wire) => {
    const entry = served.get(id)
    if (!entry) throw notFound()
    const { endpoint } = entry.route
    // Access first, so that callers without access learn nothing about the input.
    const { actor: person, surface = 'site' } = caller
    requireAccess(endpoint, { actor: person, surface, now: platform.clock() })
    const withPhones = await findPhoneCheck(platform.transactions, caller.tenant, endpoint.body && wire.body)
    const input = {
      params: validatePart(endpoint.params, wire.params, 'params'),
      query: validatePart(endpoint.query, wire.query, 'query'),
      body: withPhones(() => validatePart(endpoint.body, wire.body, 'body')),
    }
    const church = await addressedChurch(platform.directory, endpoint, { ...caller, surface }, input)
    requireAbout(endpoint, caller.actor, input)
    requireReachedEvent(endpoint, caller.actor, input)

    const answer = async (): Promise<Reply> => {
      const { tenant } = caller
      const source = withAddressHash(platform.keys, caller.source ?? itself)
      // A login is valid at one church: a reader of another's public data is a visitor there.
      const actor = church && church !== tenant ? undefined : caller.actor
      const works = church && platform.transactions.at(church)
      const call = { ...input, tenant, church, actor, source, ...works }
      // Before the answer: what was looked at is written down, or not shown.
      if (caller.actor?.support) await noteSupportView(platform.transactions, endpoint, { ...caller, source, input })
      const handle = async () =>
        (await entry.moduleGate(works, input.query)) ?? requireDeclared(endpoint, entry.route.handle(call as never))
      const { status, body, officeCookie, supportCookie } = await (isPublicRead(endpoint)
        ? withStatementLimit(publicReadLimitMs, handle)
        : handle())
      if (endpoint.download) return { status, file: { ...(body as FileAnswer), type: endpoint.download } }
      const serialise = entry.serialisers.get(status)
      if (!serialise) throw new Error(`${endpoint.id} answered ${status}, which it does not declare`)
      return { status, json: serialise(body), officeCookie, supportCookie }
    }
    const keeper = church ?? caller.tenant
    if (!keeper || endpoint.keep !== 'until-content-changes' || isAfresh(endpoint, input.query)) return answer()
    const name = `${endpoint.id}?${JSON.stringify([input.params, input.query])}`
    return platform.cache.get(keeper, name, async () => {
      const reply = await answer()
      return { value: reply, bytes: (reply.json?.length ?? 0) * 2 }
    })
  }
}

const isAfresh = ({ keepUnless }: Endpoint, query: unknown) =>
  keepUnless !== undefined && (query as Readonly<Record<string, unknown>>)[keepUnless] !== undefined

/** Adds the hash of the address for the audit log, which keeps no address. */
const withAddressHash = (keys: Keys, source: CallSource): CallSource =>
  source.address ? { ...source, addressHash: hashAddress(keys, source.address) } : source

const isPublicRead = ({ access, method }: Endpoint) => access === 'public' && method === 'GET'

type Serialise = (body: unknown) => string

const serialisers = new WeakMap<Endpoint, Map<number, Serialise>>()

/**
 * Writers that know only the declared fields: nothing else can leave, and a missing one is an error. Made once per process:
 * all of them take 200 ms.
 */
function serialisersOf(endpoint: Endpoint): Map<number, Serialise> {
  const made = serialisers.get(endpoint) ?? makeSerialisers(endpoint)
  serialisers.set(endpoint, made)
  return made
}

function makeSerialisers(endpoint: Endpoint): Map<number, Serialise> {
  if (endpoint.download) return new Map()
  return new Map(
    Object.entries(endpoint.responses).map(([status, schema]) => [
      Number(status),
      fastJsonStringify(serialisableSchema(schema) as fastJsonStringify.AnySchema) as Serialise,
    ]),
  )
}

/** A part that the endpoint does not declare must not be sent. */
function validatePart(schema: Endpoint['query'], value: unknown, name: string): unknown {
  if (schema) return validate(schema, value ?? {}, name)
  const isNothing = value === undefined || value === null
  const isEmpty = typeof value === 'object' && !Array.isArray(value) && Object.keys(value ?? {}).length === 0
  if (!isNothing && !isEmpty) throw invalid([{ path: name, message: 'No value is expected here' }])
  return undefined
}

async function addressedChurch(
  directory: Directory,
  endpoint: Endpoint,
  { tenant, actor, surface }: Caller,
  input: { params: unknown; query: unknown },
): Promise<ChurchScope | undefined> {
  const { church: address } = endpoint
  if (address === 'none') return undefined
  if (!tenant) throw notFound()
  const church = address === 'host' ? tenant : await directory.churchFrom(tenant, named(address, input))
  // Churches of an organisation show each other's public data; a login is valid at one church only.
  if (endpoint.access !== 'public' && church !== tenant) throw notFound()
  if (ChurchScope.is(church) && isOwnersOffice(church, endpoint, { actor, surface })) return church
  return requireActiveChurch(church)
}

function named(address: { param: string } | { query: string }, input: { params: unknown; query: unknown }): string {
  const [part, name] = 'param' in address ? [input.params, address.param] : [input.query, address.query]
  return String((part as Record<string, unknown>)[name])
}
