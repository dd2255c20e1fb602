import type { Endpoint } from '@narthex/contract/endpoint'
import type { Resource } from '@narthex/contract/resources/resource'
import { resourceEndpoints, type Verb } from '@narthex/contract/resources/resource-endpoints'
import { created, done, type MemberCall, ok, type Route } from '../http/route.ts'
import { resourceActs } from './resource-acts.ts'
import type { ResourceActs, ResourceService, VersionedRow } from './resource-service.ts'

type WholeActs = ResourceActs<Resource & { readonly calls: Required<Resource['calls']> }>

/** A call of any kind: the parts that its endpoint declares are checked. */
interface AnyCall extends MemberCall {
  readonly params: { readonly id: number }
  readonly query: Parameters<WholeActs['list']>[1] & { readonly versao: number }
  readonly body: Parameters<WholeActs['set']>[2] & Parameters<WholeActs['order']>[1]
}

const handlers: { readonly [V in Verb]: (acts: WholeActs, call: AnyCall) => ReturnType<Route['handle']> } = {
  list: async (acts, { query, ...call }) => ok(await acts.list(call, query)),
  get: async (acts, { params, ...call }) => ok(await acts.get(call, params.id)),
  add: async (acts, { body, ...call }) => created(await acts.add(call, body)),
  set: async (acts, { params, body, ...call }) => ok(await acts.set(call, params.id, body)),
  remove: async (acts, { params, ...call }) => {
    await acts.remove(call, params.id)
    return done
  },
  publish: async (acts, { params, body, ...call }) => ok(await acts.publish(call, params.id, body.versao)),
  withdraw: async (acts, { params, query, ...call }) => ok(await acts.withdraw(call, params.id, query.versao)),
  order: async (acts, { body, ...call }) => {
    await acts.order(call, body)
    return done
  },
  history: async (acts, { params, query, ...call }) => ok(await acts.history(call, params.id, query)),
  export: (acts, { query, ...call }) => acts.export(call, query),
  exportSheet: (acts, { query, ...call }) => acts.exportSheet(call, query),
}

/** Serves the calls of a kind by its service. */
export function resourceRoutes<R extends Resource, Held extends VersionedRow>(
  resource: R,
  service: ResourceService<R, Held>,
): Route[] {
  const acts = resourceActs(resource, service) as unknown as WholeActs
  const endpoints: Readonly<Record<Verb, Endpoint>> = resourceEndpoints<Resource>(resource)
  const verbs = Object.keys(resource.calls) as Verb[]
  return verbs.map((verb) => ({ endpoint: endpoints[verb], handle: (call: AnyCall) => handlers[verb](acts, call) }))
}
