import type * as z from 'zod/mini'
import type { AuditedAct } from '../audit/audited-acts.ts'
import type { ModuleGate } from '../endpoint.ts'
import type { ErrorCode } from '../errors/error-catalogue.ts'
import type { Permission } from '../permissions.ts'
import type { LimitKind } from '../role-limits.ts'
import type { PagesOfKind } from './preview-pages.ts'

/** A strict object, with all checks that join its fields. */
export type ObjectSchema = z.ZodMiniObject<z.core.$ZodLooseShape, z.core.$strict>

/** A call of a kind of record. Its id is the endpoint's, so that a search for it finds the declaration. */
export interface ResourceCall {
  readonly id: string
  readonly summary: string
  /** Codes that the rules of the kind answer, besides those that the call has anyway. */
  readonly errors?: readonly ErrorCode[]
}

/** A call that changes a record: an act of the audit log. */
export interface ResourceWrite extends ResourceCall {
  readonly act: AuditedAct
}

/** Bulk acts: verbs of a kind that apply to many records at once. */
export const bulkActs = ['PUBLICAR', 'RETIRAR', 'REMOVER', 'RESTAURAR'] as const
export type BulkAct = (typeof bulkActs)[number]

/** The calls that a kind may have. One that it does not name is not served. */
export interface ResourceCalls extends EditingCalls, TrashCalls, BulkCalls, ViewCalls, ImportCalls {
  readonly list?: ResourceCall
  readonly get?: ResourceCall
  readonly add?: ResourceWrite
  readonly set?: ResourceWrite
  readonly remove?: ResourceWrite
  /** For kinds with drafts: a new record is one until it is published, and again when it is withdrawn. */
  readonly publish?: ResourceWrite
  readonly withdraw?: ResourceWrite
  /** For kinds that staff put in an order of their own: replaces it. */
  readonly order?: ResourceWrite
  /** Changes of a record, for staff who may read it. */
  readonly history?: ResourceCall
  /** The list as a CSV file: its rows as they are searched, filtered and sorted. An act, for it takes data out. */
  readonly export?: ResourceWrite
  /** Export of the list as an Excel workbook, with the rows of the CSV file. */
  readonly exportSheet?: ResourceWrite
}

/** Calls of an editor: of what it writes before that is live, and of what was live before. */
interface EditingCalls {
  /** Adds a record, or changes the one that has the external id: a sync that runs twice doubles nothing. */
  readonly put?: ResourceWrite
  /** Adds a draft with what another record holds. */
  readonly copy?: ResourceWrite
  readonly getDraft?: ResourceCall
  /** Keeps what is typed, complete or not. What is live stays. */
  readonly saveDraft?: ResourceWrite
  readonly discardDraft?: ResourceCall
  /** Lets the record with its draft go live at a moment. */
  readonly schedule?: ResourceWrite
  readonly unschedule?: ResourceWrite
  readonly listVersions?: ResourceCall
  readonly getVersion?: ResourceCall
  /** Makes a draft of an earlier version. */
  readonly restoreVersion?: ResourceWrite
  /** Tells that an editor has the record open, and who else has. */
  readonly presence?: ResourceCall
  /** A translation is published by itself. */
  readonly publishLanguage?: ResourceWrite
  readonly withdrawLanguage?: ResourceWrite
}

/** A kind with these calls is moved to the trash by `remove`. */
interface TrashCalls {
  readonly listTrash?: ResourceCall
  readonly restore?: ResourceWrite
  /** Removes a record from the trash for good; a job does so after 30 days. */
  readonly purge?: ResourceWrite
}

/** Acts on many records: those with ids, or all that a list shows by its search and filters. */
interface BulkCalls {
  readonly previewBulk?: ResourceCall
  readonly runBulk?: ResourceWrite
  readonly getBulk?: ResourceCall
  readonly listBulkRows?: ResourceCall
  readonly cancelBulk?: ResourceCall
  readonly undoBulk?: ResourceWrite
}

/** Reading in a table: what it would do is looked through first, and what it did can be undone. */
interface ImportCalls {
  readonly previewImport?: ResourceCall
  readonly mapImport?: ResourceCall
  readonly runImport?: ResourceWrite
  readonly getImport?: ResourceCall
  readonly listImportRows?: ResourceCall
  /** Decides on a doubtful row by itself. */
  readonly decideImportRow?: ResourceCall
  /** The report on the rows as a CSV file. An act, for it takes names out. */
  readonly exportImportRows?: ResourceWrite
  readonly cancelImport?: ResourceCall
  readonly undoImport?: ResourceWrite
}

/** Saved queries of the list, of each member of staff; they may share them. */
interface ViewCalls {
  readonly listViews?: ResourceCall
  readonly addView?: ResourceCall
  readonly setView?: ResourceCall
  readonly removeView?: ResourceCall
}

/** The query options of a list. Fields are those of its rows; the kind's columns define the SQL of each. */
export interface ResourceList {
  /** Texts that `term` is searched in, whatever its accents and capitals. */
  readonly search: readonly string[]
  /** A query parameter each. */
  readonly filters: Readonly<Record<string, z.ZodMiniType>>
  /** The first one is the usual order. */
  readonly sorts: Readonly<Record<string, 'asc' | 'desc'>>
  readonly perPage: { readonly usual: number; readonly largest: number }
}

type Fields = Readonly<Record<string, unknown>>

/** A kind of record that staff edit: its shape. Its rules are those of the service that its calls are bound to. */
export interface Resource {
  /** The name of its table, or of the part of it that is this kind. */
  readonly name: string
  /** Path of the list below /api/v1, with a trailing slash. */
  readonly path: string
  readonly module?: ModuleGate
  /** Pages of the church show it. */
  readonly isPublic: boolean
  /** Pages that the preview of a record shows. */
  readonly pages?: PagesOfKind
  readonly may: {
    readonly read: Permission
    readonly write: Permission
    readonly publish?: Permission
    readonly export?: Permission
  }
  /** Body of requests that write a record. */
  readonly form: ObjectSchema
  /** A valid form, as it travels. */
  readonly example: Fields
  /** The record as its form has it, with `id` and `versao`. */
  readonly row: ObjectSchema
  /** The record in lists. */
  readonly item: ObjectSchema
  readonly bodyBytes?: number
  readonly list: ResourceList
  /** Bulk acts that the kind allows. */
  readonly bulk?: readonly BulkAct[]
  /** Search of the whole office finds it, by the first text of `list.search`. */
  readonly isFound?: true
  /** Files that each hold a record, and folders of them, are read in as tables are. */
  readonly readsFiles?: true
  /** Fields with the id of a record of another kind, by that kind's name: tables name it by its title. */
  readonly parents?: Readonly<Record<string, string>>
  /**
   * Calls that know the limits of roles: those whose roles bring the permission for parts of the church alone reach the records
   * there by them, and no others. Any other call is refused to them.
   */
  readonly limits?: { readonly by: LimitKind; readonly calls: readonly (keyof ResourceCalls)[] }
  readonly calls: ResourceCalls
}

type ItemField<R extends Resource> = keyof z.output<R['item']> & string

type ExportVerb = 'export' | 'exportSheet'
export type Exports<R extends Resource> = [keyof R['calls'] & ExportVerb] extends [never] ? false : true

/** The fields that these calls stand on: where a record is named by another system, and from when until when it is shown. */
type NeededFields<R extends Resource> = (R['calls'] extends { readonly put: unknown }
  ? { readonly shape: { readonly idExterno: z.ZodMiniType } }
  : unknown) &
  (R['calls'] extends { readonly schedule: unknown }
    ? { readonly shape: { readonly dataPublicacao: z.ZodMiniType } }
    : unknown) &
  (R['calls'] extends { readonly publishLanguage: unknown }
    ? { readonly shape: { readonly traducoes: z.ZodMiniType } }
    : unknown)

/**
 * A list sorts and searches by fields that its rows show. Publishing and exporting have permissions of their own, and what is
 * exported is a list.
 */
interface Fitting<R extends Resource> {
  readonly list: {
    readonly search: readonly ItemField<R>[]
    readonly sorts: { readonly [Name in keyof R['list']['sorts']]: Name extends ItemField<R> ? 'asc' | 'desc' : never }
  }
  readonly form: NeededFields<R>
  readonly may: (R['calls'] extends { readonly publish: unknown } ? { readonly publish: Permission } : unknown) &
    (Exports<R> extends true ? { readonly export: Permission } : unknown)
  readonly calls: Exports<R> extends true ? { readonly list: ResourceCall } : unknown
}

/**
 * Declares a kind of record once: endpoints, routes, list and history follow from it.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function defineResource<const R extends Resource>(resource: R & Fitting<R>): R {
  return resource
}
