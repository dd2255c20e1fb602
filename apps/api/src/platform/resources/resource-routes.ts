import type { Endpoint } from '@narthex/contract/endpoint'
import type { Resource } from '@narthex/contract/resources/resource'
import { resourceEndpoints, type Verb } from '@narthex/contract/resources/resource-endpoints'
import { created, done, type MemberCall, ok, type Route } from '../http/route.ts'
import { resourceActs } from './resource-acts.ts'
import { type Kind, toKind, type WholeActs } from './resource-kind.ts'
import type { ResourceService, VersionedRow } from './resource-service.ts'

/** A call of any kind: the parts that its endpoint declares are checked. */
interface AnyCall<V extends Verb = Verb> extends MemberCall {
  readonly params: {
    readonly id: number
    readonly versaoId: number
    readonly loteId: number
    readonly visaoId: number
    readonly idioma: string
    readonly idExterno: string
    readonly importacaoId: number
    readonly linha: number
  }
  readonly query: Parameters<WholeActs['list']>[1] & { readonly versao: number; readonly revisao: number }
  readonly body: LastOf<Parameters<WholeActs[V]>>
}
type LastOf<T extends readonly unknown[]> = T extends readonly [...unknown[], infer Last] ? Last : never

type Handlers = {
  readonly [V in Verb]: (acts: WholeActs, call: AnyCall<V>) => ReturnType<Route['handle']>
}

const handlers: Handlers = {
  list: async (acts, { query, ...call }) => ok(await acts.list(call, query)),
  get: async (acts, { params, ...call }) => ok(await acts.get(call, params.id)),
  add: async (acts, { body, ...call }) => created(await acts.add(call, body)),
  set: async (acts, { params, body, ...call }) => ok(await acts.set(call, params.id, body)),
  remove: async (acts, { params, ...call }) => {
    await acts.remove(call, params.id)
    return done
  },
  publish: async (acts, { params, body, ...call }) => ok(await acts.publish(call, params.id, body)),
  withdraw: async (acts, { params, query, ...call }) => ok(await acts.withdraw(call, params.id, query.versao)),
  order: async (acts, { body, ...call }) => {
    await acts.order(call, body)
    return done
  },
  history: async (acts, { params, query, ...call }) => ok(await acts.history(call, params.id, query)),
  export: (acts, { query, ...call }) => acts.export(call, query),
  exportSheet: (acts, { query, ...call }) => acts.exportSheet(call, query),
  put: async (acts, { params, body, ...call }) => {
    const { isNew, row } = await acts.put(call, params.idExterno, body)
    return isNew ? created(row) : ok(row)
  },
  copy: async (acts, { params, ...call }) => created(await acts.copy(call, params.id)),
  getDraft: async (acts, { params, ...call }) => ok(await acts.getDraft(call, params.id)),
  saveDraft: async (acts, { params, body, ...call }) => ok(await acts.saveDraft(call, params.id, body)),
  discardDraft: async (acts, { params, query, ...call }) => ok(await acts.discardDraft(call, params.id, query.revisao)),
  schedule: async (acts, { params, body, ...call }) => ok(await acts.schedule(call, params.id, body)),
  unschedule: async (acts, { params, ...call }) => ok(await acts.unschedule(call, params.id)),
  listVersions: async (acts, { params, query, ...call }) => ok(await acts.listVersions(call, params.id, query)),
  getVersion: async (acts, { params, ...call }) => ok(await acts.getVersion(call, params.id, params.versaoId)),
  restoreVersion: async (acts, { params, body, ...call }) => ok(await acts.restoreVersion(call, params, body)),
  presence: async (acts, { params, body, ...call }) => ok(await acts.presence(call, params.id, body)),
  publishLanguage: async (acts, { params, body, ...call }) => ok(await acts.publishLanguage(call, params, body)),
  withdrawLanguage: async (acts, { params, query, ...call }) =>
    ok(await acts.withdrawLanguage(call, params, query.versao)),
  listTrash: async (acts, { query, ...call }) => ok(await acts.listTrash(call, query)),
  restore: async (acts, { params, ...call }) => ok(await acts.restore(call, params.id)),
  purge: async (acts, { params, ...call }) => {
    await acts.purge(call, params.id)
    return done
  },
  previewBulk: async (acts, { body, ...call }) => ok(await acts.previewBulk(call, body)),
  runBulk: async (acts, { body, ...call }) => answerBatch(await acts.runBulk(call, body)),
  getBulk: async (acts, { params, ...call }) => ok(await acts.getBulk(call, params.loteId)),
  listBulkRows: async (acts, { params, query, ...call }) => ok(await acts.listBulkRows(call, params.loteId, query)),
  cancelBulk: async (acts, { params, ...call }) => ok(await acts.cancelBulk(call, params.loteId)),
  undoBulk: async (acts, { params, ...call }) => answerBatch(await acts.undoBulk(call, params.loteId)),
  listViews: async (acts, call) => ok(await acts.listViews(call)),
  addView: async (acts, { body, ...call }) => created(await acts.addView(call, body)),
  setView: async (acts, { params, body, ...call }) => ok(await acts.setView(call, params.visaoId, body)),
  removeView: async (acts, { params, ...call }) => {
    await acts.removeView(call, params.visaoId)
    return done
  },
  previewImport: async (acts, { body, ...call }) => answerBatch(await acts.previewImport(call, body)),
  mapImport: async (acts, { params, body, ...call }) =>
    answerBatch(await acts.mapImport(call, params.importacaoId, body)),
  runImport: async (acts, { params, ...call }) => answerBatch(await acts.runImport(call, params.importacaoId)),
  getImport: async (acts, { params, ...call }) => ok(await acts.getImport(call, params.importacaoId)),
  listImportRows: async (acts, { params, query, ...call }) =>
    ok(await acts.listImportRows(call, params.importacaoId, query)),
  decideImportRow: async (acts, { params, body, ...call }) => ok(await acts.decideImportRow(call, params, body)),
  exportImportRows: (acts, { params, ...call }) => acts.exportImportRows(call, params.importacaoId),
  cancelImport: async (acts, { params, ...call }) => ok(await acts.cancelImport(call, params.importacaoId)),
  undoImport: async (acts, { params, ...call }) => answerBatch(await acts.undoImport(call, params.importacaoId)),
}

/** 202 where a job does the rest. */
const answerBatch = (batch: Awaited<ReturnType<WholeActs['runBulk' | 'runImport']>>) => ({
  status: batch.situacao === 'EM_ANDAMENTO' || batch.situacao === 'CONFERINDO' ? 202 : 200,
  body: batch,
})

const kindsOfRoutes = new WeakMap<Route, Kind>()

/** Serves the calls of a kind by its service. */
export function resourceRoutes<R extends Resource, Held extends VersionedRow>(
  resource: R,
  service: ResourceService<R, Held>,
): Route[] {
  const acts = resourceActs(resource, service) as unknown as WholeActs
  const kind = toKind(resource, service)
  const endpoints: Readonly<Record<Verb, Endpoint>> = resourceEndpoints<Resource>(resource)
  const verbs = Object.keys(resource.calls) as Verb[]
  return verbs.map((verb) => {
    const handle = (call: AnyCall) => handlers[verb](acts, call as never)
    const route = { endpoint: endpoints[verb], handle }
    kindsOfRoutes.set(route, kind)
    return route
  })
}

/** The kinds whose calls are among these routes, each once: for what is done to records of any kind. */
export function findKinds(routes: readonly Route[]): Kind[] {
  const kinds = new Map<string, Kind>()
  for (const route of routes) {
    const kind = kindsOfRoutes.get(route)
    if (kind) kinds.set(kind.resource.name, kind)
  }
  return [...kinds.values()]
}
