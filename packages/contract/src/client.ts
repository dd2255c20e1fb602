import type { CallInput, Endpoint, Success } from './endpoint.ts'
import type { EndpointErrorCode } from './endpoint-errors.ts'
import type { ErrorBody } from './errors/errors.ts'

/** A serialised call; params and query values are strings. */
export interface WireRequest {
  readonly endpoint: Endpoint
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
  /** The solution of a captcha, where the call asked for one. */
  readonly captcha?: string | undefined
}
export interface WireResponse {
  readonly status: number
  readonly body: unknown
  /** The Retry-After header, if there is one. */
  readonly retryAfterSeconds?: number | undefined
}

/** Carries a call to the API: over HTTP in the browser, in process on the server. Rejects only when nothing answered. */
export type Transport = (request: WireRequest) => Promise<WireResponse>

/** The API answered with an error. `code` is the contract's; `status` the HTTP status. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly body: ErrorBody | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, body: ErrorBody | undefined, retryAfterSeconds?: number) {
    super(body?.message ?? `HTTP ${status}`)
    this.status = status
    this.code = body?.code ?? 'UNKNOWN'
    this.body = body
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The code with which the API refused a call; undefined for other errors. `E`: the endpoint that was called. */
export function findErrorCode<E extends Endpoint>(error: unknown): EndpointErrorCode<E> | undefined {
  return error instanceof ApiError ? (error.code as EndpointErrorCode<E>) : undefined
}

/** Nothing answered: no network, or the server is gone (specification §8: ErrorPage with the generic message). */
export class NoResponseError extends Error {
  override name = 'NoResponseError'
}

/** Options of a call besides its input. */
export type CallExtras = Pick<WireRequest, 'captcha'>

export interface ApiClient {
  /** Calls an endpoint and gives its successful body. Throws ApiError or NoResponseError. */
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>, own?: CallExtras): Promise<Success<E>>
}

export function createApiClient(transport: Transport): ApiClient {
  return {
    async call(endpoint, input, { captcha } = {}) {
      const { params, query, body } = input as { params?: Fields; query?: Fields; body?: unknown }
      const response = await transport({
        endpoint,
        params: asStrings(params ?? {}),
        query: asStrings(query ?? {}),
        body,
        captcha,
      })
      if (response.status >= 400) {
        throw new ApiError(response.status, response.body as ErrorBody | undefined, response.retryAfterSeconds)
      }
      return response.body as never
    },
  }
}

type Fields = Readonly<Record<string, unknown>>

function asStrings(fields: Fields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, String(value)]),
  )
}
