import type * as z from 'zod/mini'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Staff roles of the specification (§6), and one of ours, which it leaves open: who moderates. */
export const staffRoles = ['ROLE_ADMIN', 'ROLE_ADMIN_CONTENT', 'ROLE_SUPER_ADMIN', 'ROLE_MODERATOR'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Who may call: anyone, a logged-in person, or staff holding one of the roles. */
export type Access = 'public' | 'login' | { readonly staff: readonly StaffRole[] }

/**
 * Which church a call is about.
 * - `{ param }` / `{ query }`: named by id, uuid, slug or code; must be the host's own church or one of its organisation.
 * - `host`: the church of the host the call came to.
 * - `none`: a call about no single church; its handler sees only the host's site.
 */
export type ChurchAddress = { readonly param: string } | { readonly query: string } | 'host' | 'none'

// biome-ignore lint/suspicious/noExplicitAny: any schema, whatever it parses
type Schema = z.core.$ZodType<any, any>

export interface Endpoint {
  /** Unique, camelCase; the OpenAPI operationId. */
  readonly id: string
  readonly method: Method
  /** Below /api/v1, parameters in braces, as in the specification. */
  readonly path: string
  readonly summary: string
  readonly access: Access
  readonly church: ChurchAddress
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** The body travels as `multipart/form-data`, with files among its fields; its files weigh no more than this. */
  readonly upload?: { readonly maxBytes: number }
  /** Every status this endpoint may answer itself, with its body. Errors common to all endpoints are in `errors.ts`. */
  readonly responses: { readonly [status: number]: Schema }
  /** Public answers that change only with the church's content version are kept between calls. */
  readonly keep?: 'until-content-changes'
}

/** Declares one call of the API: the server serves this object and the client calls it. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint
}

type Parsed<S> = S extends Schema ? z.core.output<S> : undefined
type Given<S> = S extends Schema ? z.core.input<S> : undefined
type Part<Name extends string, T> = undefined extends T
  ? { readonly [K in Name]?: undefined }
  : Record<never, never> extends T
    ? { readonly [K in Name]?: T }
    : { readonly [K in Name]: T }

/** What a caller hands over; parts with nothing required may be left out. */
export type CallInput<E extends Endpoint> = Part<'params', Given<E['params']>> &
  Part<'query', Given<E['query']>> &
  Part<'body', Given<E['body']>>

/** What a handler receives, after validation and defaults. */
export interface HandlerInput<E extends Endpoint> {
  readonly params: Parsed<E['params']>
  readonly query: Parsed<E['query']>
  readonly body: Parsed<E['body']>
}

type SuccessStatus = 200 | 201 | 202 | 204

/** The body of the endpoint's successful answer. */
export type Success<E extends Endpoint> = {
  [S in keyof E['responses'] & SuccessStatus]: Parsed<E['responses'][S]>
}[keyof E['responses'] & SuccessStatus]

/** A handler's answer: one of the declared statuses with its body. */
export type Answer<E extends Endpoint> = {
  [S in keyof E['responses'] & number]: { readonly status: S; readonly body: Given<E['responses'][S]> }
}[keyof E['responses'] & number]
