import type { RecordChange } from '@narthex/contract/audit/history.schemas'
import type { Download } from '@narthex/contract/download'
import type { Bulk, BulkOrder, BulkPreview } from '@narthex/contract/resources/bulk.schemas'
import type {
  DraftSave,
  KeptVersion,
  Presence,
  RecordDraft,
  RecordVersion,
  SavedView,
  TrashItem,
  ViewForm,
} from '@narthex/contract/resources/editing.schemas'
import type { RecordOrder } from '@narthex/contract/resources/order'
import type { Verb } from '@narthex/contract/resources/resource-verbs'
import { callApi } from '../session/api.ts'
import type { AnyConsoleResource, OfficeRecord } from './console-resource.ts'

/** A part of a list, as every kind answers it. */
export interface RecordPage<Item = OfficeRecord> {
  readonly itens: readonly Item[]
  readonly proximo: string | null
  readonly total: number | null
}

/** Versions of a record and its draft that the caller has seen. */
export interface Seen {
  readonly id: number
  readonly versao: number
  /** 0 where there is no draft. */
  readonly revisao: number
}

type Kind = AnyConsoleResource
type Query = Readonly<Record<string, string>>
type Input = Readonly<Record<string, unknown>>

/** The calls of any kind by verb. What they take and answer has the shape that `resourceEndpoints` gives it. */
export const recordCalls = {
  list: (kind: Kind, query: Query) => call<RecordPage>(kind, 'list', { query }),
  get: (kind: Kind, id: number) => call<OfficeRecord>(kind, 'get', named(id)),
  add: (kind: Kind, body: Input) => call<OfficeRecord>(kind, 'add', { body }),
  set: (kind: Kind, id: number, body: Input) => call<OfficeRecord>(kind, 'set', { ...named(id), body }),
  copy: (kind: Kind, id: number) => call<OfficeRecord>(kind, 'copy', named(id)),
  remove: (kind: Kind, id: number) => call<object>(kind, 'remove', named(id)),
  order: (kind: Kind, body: RecordOrder) => call<object>(kind, 'order', { body: { ...body } }),
  publish: (kind: Kind, seen: Seen) =>
    call<OfficeRecord>(kind, 'publish', { ...named(seen.id), body: pinned(kind, seen) }),
  withdraw: (kind: Kind, { id, versao }: Pick<Seen, 'id' | 'versao'>) =>
    call<OfficeRecord>(kind, 'withdraw', { ...named(id), query: { versao: String(versao) } }),
  history: (kind: Kind, id: number, query: Query) =>
    call<RecordPage<RecordChange>>(kind, 'history', { ...named(id), query }),
  download: (kind: Kind, verb: 'export' | 'exportSheet', query: Query) => call<Download>(kind, verb, { query }),
}

/** The calls of kinds with drafts. */
export const draftCalls = {
  get: (kind: Kind, id: number) => call<RecordDraft>(kind, 'getDraft', named(id)),
  save: (kind: Kind, id: number, body: DraftSave) => call<RecordDraft>(kind, 'saveDraft', { ...named(id), body }),
  discard: (kind: Kind, id: number, revisao: number) =>
    call<RecordDraft>(kind, 'discardDraft', { ...named(id), query: { revisao: String(revisao) } }),
  schedule: (kind: Kind, seen: Seen, publicarEm: string) =>
    call<RecordDraft>(kind, 'schedule', { ...named(seen.id), body: { ...pinned(kind, seen), publicarEm } }),
  unschedule: (kind: Kind, id: number) => call<RecordDraft>(kind, 'unschedule', named(id)),
  versions: (kind: Kind, id: number, query: Query) =>
    call<RecordPage<RecordVersion>>(kind, 'listVersions', { ...named(id), query }),
  version: (kind: Kind, id: number, versionId: number) =>
    call<KeptVersion>(kind, 'getVersion', { params: { id: String(id), versaoId: String(versionId) } }),
  restore: (kind: Kind, seen: Seen, versionId: number) =>
    call<RecordDraft>(kind, 'restoreVersion', {
      params: { id: String(seen.id), versaoId: String(versionId) },
      body: pinned(kind, seen),
    }),
  presence: (kind: Kind, id: number, editor: string, flagAberto: boolean) =>
    call<Presence>(kind, 'presence', { ...named(id), body: { editor, flagAberto } }),
  publishLanguage: (kind: Kind, seen: Seen, idioma: string) =>
    call<OfficeRecord>(kind, 'publishLanguage', {
      params: { id: String(seen.id), idioma },
      body: pinned(kind, seen),
    }),
  withdrawLanguage: (kind: Kind, { id, versao }: Seen, idioma: string) =>
    call<OfficeRecord>(kind, 'withdrawLanguage', {
      params: { id: String(id), idioma },
      query: { versao: String(versao) },
    }),
}

/** The calls for bulk acts, the trash and saved views. */
export const listCalls = {
  previewBulk: (kind: Kind, body: BulkOrder) => call<BulkPreview>(kind, 'previewBulk', { body }),
  runBulk: (kind: Kind, body: BulkOrder) => call<Bulk>(kind, 'runBulk', { body }),
  getBulk: (kind: Kind, id: number) => call<Bulk>(kind, 'getBulk', { params: { loteId: String(id) } }),
  undoBulk: (kind: Kind, id: number) => call<Bulk>(kind, 'undoBulk', { params: { loteId: String(id) } }),
  trash: (kind: Kind, query: Query) => call<RecordPage<TrashItem>>(kind, 'listTrash', { query }),
  restore: (kind: Kind, id: number) => call<OfficeRecord>(kind, 'restore', named(id)),
  purge: (kind: Kind, id: number) => call<object>(kind, 'purge', named(id)),
  views: (kind: Kind) => call<{ readonly itens: readonly SavedView[] }>(kind, 'listViews', {}),
  addView: (kind: Kind, body: ViewForm) => call<SavedView>(kind, 'addView', { body }),
  removeView: (kind: Kind, id: number) => call<object>(kind, 'removeView', { params: { visaoId: String(id) } }),
}

const named = (id: number) => ({ params: { id: String(id) } })

/** The versions alone: editors hand over all that they know of a record. A kind without drafts knows no revision. */
const pinned = (kind: Kind, { versao, revisao }: Seen) => (kind.calls.saveDraft ? { versao, revisao } : { versao })

export async function call<Answer>(kind: Kind, verb: Verb, input: Input): Promise<Answer> {
  const endpoint = kind.calls[verb]
  if (!endpoint) throw new Error(`${kind.name} has no call ${verb}`)
  return (await callApi(endpoint, input as never)) as Answer
}
