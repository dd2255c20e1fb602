import type { RecordChange } from '@narthex/contract/audit/history.schemas'
import type { Download } from '@narthex/contract/download'
import type { Endpoint } from '@narthex/contract/endpoint'
import type { Verb } from '@narthex/contract/resources/resource-endpoints'
import { callApi } from '../session/api.ts'
import type { AnyConsoleResource, OfficeRecord } from './console-resource.ts'

/** A part of a list, as every kind answers it. */
export interface RecordPage<Item = OfficeRecord> {
  readonly itens: readonly Item[]
  readonly proximo: string | null
  readonly total: number | null
}

type Query = Readonly<Record<string, string>>
type Input = Readonly<Record<string, unknown>>

/** The calls of any kind by verb. What they take and answer has the shape that `resourceEndpoints` gives it. */
export const recordCalls = {
  list: (kind: AnyConsoleResource, query: Query) => call<RecordPage>(kind, 'list', { query }),
  get: (kind: AnyConsoleResource, id: number) => call<OfficeRecord>(kind, 'get', named(id)),
  add: (kind: AnyConsoleResource, body: Input) => call<OfficeRecord>(kind, 'add', { body }),
  set: (kind: AnyConsoleResource, id: number, body: Input) => call<OfficeRecord>(kind, 'set', { ...named(id), body }),
  remove: (kind: AnyConsoleResource, id: number) => call<object>(kind, 'remove', named(id)),
  publish: (kind: AnyConsoleResource, { id, versao }: OfficeRecord) =>
    call<OfficeRecord>(kind, 'publish', { ...named(id), body: { versao } }),
  withdraw: (kind: AnyConsoleResource, { id, versao }: OfficeRecord) =>
    call<OfficeRecord>(kind, 'withdraw', { ...named(id), query: { versao: String(versao) } }),
  history: (kind: AnyConsoleResource, id: number, query: Query) =>
    call<RecordPage<RecordChange>>(kind, 'history', { ...named(id), query }),
  download: (kind: AnyConsoleResource, verb: 'export' | 'exportSheet', query: Query) =>
    call<Download>(kind, verb, { query }),
}

const named = (id: number) => ({ params: { id: String(id) } })

async function call<Answer>(kind: AnyConsoleResource, verb: Verb, input: Input): Promise<Answer> {
  const endpoint: Endpoint | undefined = kind.calls[verb]
  if (!endpoint) throw new Error(`${kind.name} has no call ${verb}`)
  return (await callApi(endpoint, input as never)) as Answer
}
