import type * as z from 'zod/mini'
import type { About } from './about.ts'
import type { ModuleCode } from './church-codes.ts'
import type { ErrorCode } from './errors/error-catalogue.ts'
import type { Permission } from './permissions.ts'
import type { LimitKind } from './role-limits.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Callers: anyone, a logged-in person, or staff whose roles bring a permission. `within`: also those whose roles bring it for
 * parts of the church alone, as the call knows these limits; any other call is refused to them.
 */
export type Access = 'public' | 'login' | { readonly permission: Permission; readonly within?: LimitKind }

/**
 * The hosts of a church: its site, where members call with tokens, and its office, where staff call with a cookie.
 * - `office`: at the office alone.
 * - `site`: at the site alone.
 * - `both`: at either.
 * - `operator`: at the console of the product's operators, which is no church's.
 */
export type Surface = 'office' | 'site' | 'both' | 'operator'

/**
 * Where a call is served that names no surface: calls with a permission at both, reads of public data too; what members do,
 * and what visitors send, at the site alone.
 */
export function findSurface({ surface, access, method }: Pick<Endpoint, 'surface' | 'access' | 'method'>): Surface {
  if (surface) return surface
  const isShared = typeof access === 'object' || (access === 'public' && method === 'GET')
  return isShared ? 'both' : 'site'
}

/**
 * Which church a call is about.
 * - `{ param }` / `{ query }`: named by id, uuid, slug or code; must be the host's own church or one of its organisation.
 * - `host`: the church of the host the call came to.
 * - `none`: a call about no single church; its handler sees only the host's site.
 */
export type ChurchAddress = { readonly param: string } | { readonly query: string } | 'host' | 'none'

/**
 * The module that a church must have for a call. Without it the call answers 404, or with `whenOff: 'empty'` an empty
 * list, page or count.
 */
export type ModuleGate = ModuleCode | { readonly flag: ModuleCode; readonly whenOff: 'empty' }

/** The types of the files that calls answer. */
export type DownloadType =
  | 'application/pdf'
  | 'text/csv'
  | 'text/calendar'
  | 'application/vnd.apple.pkpass'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  | 'application/octet-stream'
  | 'application/zip'

type Fields = Readonly<Record<string, unknown>>

/** A valid call, as it travels. Files are left out: they are no part of a document. */
export interface Example {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Fields
}

// biome-ignore lint/suspicious/noExplicitAny: any schema, whatever it parses
type Schema = z.core.$ZodType<any, any>

export interface Endpoint {
  /** Unique, camelCase; the OpenAPI operationId. */
  readonly id: string
  readonly method: Method
  /** Path below /api/v1, with parameters in braces, as in the specification. */
  readonly path: string
  /** Served below /api/bff as well (specification §7, backend for frontend). */
  readonly isBff?: true
  readonly summary: string
  readonly access: Access
  /** Where it may be called; `findSurface` where none is named. */
  readonly surface?: Surface
  /**
   * At the office and the operators' console: the caller has logged in, or proven again who they are, within ten minutes; else REAUTHENTICATION_REQUIRED.
   * Calls at the site, by a member's token, are taken as they come.
   */
  readonly proof?: 'fresh'
  readonly church: ChurchAddress
  readonly about: About
  readonly module?: ModuleGate
  /** Shown in the OpenAPI document, and used by the tests that call every endpoint. */
  readonly example: Example
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** The longest JSON body; `usualBodyBytes` where none is named. */
  readonly bodyBytes?: number
  /** The body travels as `multipart/form-data`, with files among its fields; its files weigh no more than this. */
  readonly upload?: {
    readonly maxBytes: number
    /** Given, a field may hold as many files, each with its path as its name: a list of them where there are several. */
    readonly maxFiles?: number
  }
  /** Type of the file that is answered instead of JSON; `pdfDownload` and its like declare the response. */
  readonly download?: DownloadType
  /** Every status of a success, with its body. */
  readonly responses: { readonly [status: number]: Schema }
  /** The codes that its handler may answer, besides those implied for every endpoint (`impliedErrors`). */
  readonly errors?: readonly ErrorCode[]
  /** Compresses responses, which are long texts, if the caller accepts that. For public endpoints only. */
  readonly isCompressed?: true
  /**
   * Strangers who call it often are asked for a solved captcha (CAPTCHA_REQUIRED). The same call with the answer in the header
   * `captchaHeader` goes on.
   */
  readonly asksCaptcha?: true
  /** Public answers that change only with the church's content version are kept between calls. */
  readonly keep?: 'until-content-changes'
  /** Calls with this query parameter are answered afresh each time: what it names may be guessed. */
  readonly keepUnless?: string
}

/** The default limit: parsing blocks the process, and most bodies have a few hundred bytes. */
export const usualBodyBytes = 64 * 1024

/**
 * Declares one call of the API: the server serves this object and the client calls it.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint
}

type Parsed<S> = S extends Schema ? z.core.output<S> : undefined
type SentInput<S> = S extends Schema ? z.core.input<S> : undefined
type Part<Name extends string, T> = undefined extends T
  ? { readonly [K in Name]?: undefined }
  : Record<never, never> extends T
    ? { readonly [K in Name]?: T }
    : { readonly [K in Name]: T }

/** The input of a call; parts without required fields may be omitted. */
export type CallInput<E extends Endpoint> = Part<'params', SentInput<E['params']>> &
  Part<'query', SentInput<E['query']>> &
  Part<'body', SentInput<E['body']>>

/** The input that a handler receives, after validation and defaults. */
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
  [S in keyof E['responses'] & number]: { readonly status: S; readonly body: SentInput<E['responses'][S]> }
}[keyof E['responses'] & number]
