import type { ModuleGate } from '../endpoint.ts'
import type { Permission } from '../permissions.ts'
import type { PagesOfKind } from './preview-pages.ts'
import type { ObjectSchema, ResourceCall, ResourceWrite } from './resource.ts'

/**
 * One record of a church that is always there, such as its profile: read and replaced as a whole. Its version is 0 until it
 * is written first. Its rules are those of the service that its calls are bound to.
 */
export interface Settings {
  /** The name of its table, or of the part of it that these settings are. */
  readonly name: string
  /** Path below /api/v1, with a trailing slash. */
  readonly path: string
  readonly module?: ModuleGate
  /** Pages of the church show it. */
  readonly isPublic: boolean
  /** Pages that the preview of the settings shows. */
  readonly pages?: PagesOfKind
  readonly may: { readonly read: Permission; readonly write: Permission }
  /** Body of requests that write the settings. */
  readonly form: ObjectSchema
  /** A valid form, as it travels. */
  readonly example: Readonly<Record<string, unknown>>
  /** The record as its form has it, with `versao`, and what is only read. */
  readonly row: ObjectSchema
  readonly bodyBytes?: number
  readonly calls: {
    readonly get: ResourceCall
    readonly set: ResourceWrite
    /** Changes of the settings, for staff who may read them. */
    readonly history: ResourceCall
  }
}

/**
 * Declares settings once: endpoints, routes and history follow from it.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function defineSettings<const S extends Settings>(settings: S): S {
  return settings
}
