import type { ModuleGate } from '../endpoint.ts'
import type { Permission } from '../permissions.ts'
import type { LimitKind } from '../role-limits.ts'
import type { ObjectSchema, ResourceCall } from './resource.ts'

/**
 * A kind of part of a larger record, such as a ticket type of an event's sale. It is read with the whole, and a change names
 * the version of the whole: 0 where it was never written.
 */
export interface Part {
  /** The name of the kind among the parts of the whole. */
  readonly name: string
  /** Path of the parts below /api/v1, with a trailing slash. `{id}` is the id of the whole. */
  readonly path: string
  readonly module?: ModuleGate
  /** `within`: the whole is one of the parts of the church to which roles are limited. */
  readonly may: { readonly write: Permission; readonly within?: LimitKind }
  /** Body of requests that write a part. */
  readonly form: ObjectSchema
  /** A valid form, as it travels. */
  readonly example: Readonly<Record<string, unknown>>
  readonly calls: { readonly add: ResourceCall; readonly set: ResourceCall; readonly remove: ResourceCall }
}

/**
 * Declares a kind of part once: its endpoints and routes follow from it.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function definePart<const P extends Part>(part: P): P {
  return part
}
