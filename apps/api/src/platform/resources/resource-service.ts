import type { RecordChange } from '@narthex/contract/audit/history.schemas'
import type { FileAnswer } from '@narthex/contract/download'
import type { Bulk, BulkOrder, BulkPreview, BulkRow } from '@narthex/contract/resources/bulk.schemas'
import type {
  DraftSave,
  KeptVersion,
  Presence,
  Publication,
  RecordDraft,
  RecordVersion,
  SavedView,
  Scheduling,
  TrashItem,
  ViewForm,
} from '@narthex/contract/resources/editing.schemas'
import type {
  ImportDecision,
  ImportRow,
  ImportSettings,
  ImportUpload,
  RecordImport,
} from '@narthex/contract/resources/import.schemas'
import type { ImportRowsQuery } from '@narthex/contract/resources/import-endpoints'
import type { RecordOrder } from '@narthex/contract/resources/order'
import type { Exports, Resource } from '@narthex/contract/resources/resource'
import type { ListedQuery, ResourceChoice, ResourceQuery } from '@narthex/contract/resources/resource-endpoints'
import type { SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Placed } from '../database/keyset.ts'
import type { TableField } from '../documents/table-field.ts'
import type { MemberCall } from '../http/route.ts'
import type { ChurchWork } from '../work/church-work.ts'
import type { RecordPlace } from '../work/records.ts'
import type { ImportRules } from './importing/import-rules.ts'
import type { FilesReader } from './importing/record-files.ts'
import type { RecordOrdering } from './record-ordering.ts'
import type { ExternalColumn, ResourceColumns } from './resource-columns.ts'
import type { ListPart } from './resource-list.ts'
import type { FileText } from './staff-file.ts'

export interface ListOf<Item> {
  readonly itens: Item[]
  readonly proximo: string | null
  readonly total: number | null
}

/** A record and the version that it is changed on; the version after it is one more. */
export interface VersionedRow {
  readonly id: number
  readonly versao: number
}

/** The operations of a kind, each in the transaction of an edit in which the record is locked. */
interface Handlers<R extends Resource, Held> {
  readonly list: {
    readonly columns: ResourceColumns<R> & ExternalColumn<R>
    rows(work: ChurchWork, part: ListPart): Promise<(z.output<R['item']> & Placed)[]>
    count(work: ChurchWork, where: SQL | undefined): Promise<number>
  }
  /** Gives the id of the new record. */
  add(work: ChurchWork, form: z.output<R['form']>): Promise<number>
  set(work: ChurchWork, held: Held, form: z.output<R['form']>): Promise<unknown>
  /** Removes a record; in a kind with a trash, hides it with what lives below it and frees its slug and external id. */
  remove(work: ChurchWork, held: Held): Promise<unknown>
  /** Shows a record again that was removed, as it was. */
  restore(work: ChurchWork, id: number): Promise<unknown>
  /** Deletes a record that was removed. */
  purge(work: ChurchWork, id: number): Promise<unknown>
  /** A form for the copy of a record: another title, a moment of its own. */
  copy(form: z.output<R['form']>): z.output<R['form']>
  /** Shows a translation, as one of the original as it is now. */
  publishLanguage(work: ChurchWork, held: Held, language: string): Promise<unknown>
  withdrawLanguage(work: ChurchWork, held: Held, language: string): Promise<unknown>
  publish(work: ChurchWork, held: Held): Promise<unknown>
  withdraw(work: ChurchWork, held: Held): Promise<unknown>
  /** Reads and writes the order of all records of the kind. */
  readonly order: RecordOrdering
  history(work: ChurchWork, place: RecordPlace, query: ListedQuery): Promise<ListOf<RecordChange>>
}

/** Columns of an exported list before those of its form: what is only read, and what is named otherwise. */
export type ResourceTable<R extends Resource> = (text: FileText) => {
  readonly head: readonly string[]
  readonly toLine: (item: z.output<R['item']>) => readonly TableField[]
}

/** Columns of an exported list that a church has made, and their fields of an item. */
export interface MadeFields<R extends Resource> {
  readonly head: readonly string[]
  readonly toLine: (item: z.output<R['item']>) => readonly TableField[]
}

/** The rules of a kind: what each of its calls is bound to. None has a default; one that is missing does not compile. */
export type ResourceService<R extends Resource, Held extends VersionedRow> = {
  /** Where the record is, as it is locked and as history keeps it. */
  readonly record: (id: number) => RecordPlace<Held>
  /** How the audit log names its id. */
  readonly subject: string
  /** The record as calls answer it; undefined where there is none. */
  readonly read: (work: ChurchWork, id: number) => Promise<z.output<R['row']> | undefined>
} & Pick<Handlers<R, Held>, keyof R['calls'] & keyof Handlers<R, Held>> &
  (Exports<R> extends true
    ? {
        readonly table?: ResourceTable<R>
        /** Columns of an exported list behind those of the form, which the church has made. */
        readonly moreFields?: (work: ChurchWork, text: FileText) => Promise<MadeFields<R>>
        /** Many records as calls answer them, by their ids, in a number of statements that does not grow with them. */
        readonly readAll: (work: ChurchWork, ids: readonly number[]) => Promise<ReadonlyMap<number, z.output<R['row']>>>
      }
    : unknown) &
  (R['calls'] extends { readonly previewImport: unknown }
    ? {
        /** How tables of the kind are read, where the common ways are not enough. */
        readonly importRules?: ImportRules
      }
    : unknown) &
  (R['calls'] extends { readonly publish: unknown }
    ? {
        /** Readers see it, now or by the clock. */
        readonly isLive: (held: Held) => boolean
      }
    : unknown) &
  (R extends { readonly readsFiles: true }
    ? {
        /** Reads records from files that each hold one. */
        readonly files: FilesReader
      }
    : unknown)

type Row<R extends Resource> = z.output<R['row']>

interface EditingActs<R extends Resource> {
  put(call: MemberCall, idExterno: string, form: z.output<R['form']>): Promise<{ isNew: boolean; row: Row<R> }>
  copy(call: MemberCall, id: number): Promise<Row<R>>
  getDraft(call: MemberCall, id: number): Promise<RecordDraft>
  saveDraft(call: MemberCall, id: number, save: DraftSave): Promise<RecordDraft>
  discardDraft(call: MemberCall, id: number, revisao: number): Promise<RecordDraft>
  schedule(call: MemberCall, id: number, scheduling: Scheduling): Promise<RecordDraft>
  unschedule(call: MemberCall, id: number): Promise<RecordDraft>
  listVersions(call: MemberCall, id: number, query: ListedQuery): Promise<ListOf<RecordVersion>>
  getVersion(call: MemberCall, id: number, versaoId: number): Promise<KeptVersion>
  restoreVersion(
    call: MemberCall,
    place: { readonly id: number; readonly versaoId: number },
    publication: Publication,
  ): Promise<RecordDraft>
  presence(
    call: MemberCall,
    id: number,
    open: { readonly editor: string; readonly flagAberto: boolean },
  ): Promise<Presence>
  publishLanguage(call: MemberCall, place: LanguagePlace, publication: Publication): Promise<Row<R>>
  withdrawLanguage(call: MemberCall, place: LanguagePlace, versao: number): Promise<Row<R>>
}

export interface LanguagePlace {
  readonly id: number
  readonly idioma: string
}

export interface LinePlace {
  readonly importacaoId: number
  readonly linha: number
}

interface ManyActs<R extends Resource> {
  listTrash(call: MemberCall, query: ListedQuery & { readonly term?: string | undefined }): Promise<ListOf<TrashItem>>
  restore(call: MemberCall, id: number): Promise<Row<R>>
  purge(call: MemberCall, id: number): Promise<void>
  previewBulk(call: MemberCall, order: BulkOrder): Promise<BulkPreview>
  runBulk(call: MemberCall, order: BulkOrder): Promise<Bulk>
  getBulk(call: MemberCall, loteId: number): Promise<Bulk>
  listBulkRows(call: MemberCall, loteId: number, query: ListedQuery): Promise<ListOf<BulkRow>>
  cancelBulk(call: MemberCall, loteId: number): Promise<Bulk>
  undoBulk(call: MemberCall, loteId: number): Promise<Bulk>
  listViews(call: MemberCall): Promise<{ itens: SavedView[] }>
  addView(call: MemberCall, form: ViewForm): Promise<SavedView>
  setView(call: MemberCall, visaoId: number, form: ViewForm): Promise<SavedView>
  removeView(call: MemberCall, visaoId: number): Promise<void>
}

interface ImportActs {
  previewImport(call: MemberCall, upload: ImportUpload): Promise<RecordImport>
  mapImport(call: MemberCall, importacaoId: number, settings: ImportSettings): Promise<RecordImport>
  runImport(call: MemberCall, importacaoId: number): Promise<RecordImport>
  getImport(call: MemberCall, importacaoId: number): Promise<RecordImport>
  listImportRows(call: MemberCall, importacaoId: number, query: ImportRowsQuery): Promise<ListOf<ImportRow>>
  decideImportRow(call: MemberCall, place: LinePlace, decision: ImportDecision): Promise<RecordImport>
  exportImportRows(call: MemberCall, importacaoId: number): Promise<FileSent>
  cancelImport(call: MemberCall, importacaoId: number): Promise<RecordImport>
  undoImport(call: MemberCall, importacaoId: number): Promise<RecordImport>
}

/** The calls of a kind as use cases: of routes, and of what writes on a church's behalf. */
interface Acts<R extends Resource> extends EditingActs<R>, ManyActs<R>, ImportActs {
  list(call: MemberCall, query: ResourceQuery<R>): Promise<ListOf<z.output<R['item']>>>
  get(call: MemberCall, id: number): Promise<Row<R>>
  add(call: MemberCall, form: z.output<R['form']>): Promise<Row<R>>
  set(call: MemberCall, id: number, form: z.output<R['form']> & { readonly versao: number }): Promise<Row<R>>
  remove(call: MemberCall, id: number): Promise<void>
  publish(call: MemberCall, id: number, publication: Publication): Promise<Row<R>>
  withdraw(call: MemberCall, id: number, versao: number): Promise<Row<R>>
  order(call: MemberCall, order: RecordOrder): Promise<void>
  history(call: MemberCall, id: number, query: ListedQuery): Promise<ListOf<RecordChange>>
  export(call: MemberCall, choice: ResourceChoice<R>): Promise<FileSent>
  exportSheet(call: MemberCall, choice: ResourceChoice<R>): Promise<FileSent>
}
interface FileSent {
  readonly status: 200
  readonly body: FileAnswer
}
export type ResourceActs<R extends Resource> = Pick<Acts<R>, keyof R['calls'] & keyof Acts<R>>
