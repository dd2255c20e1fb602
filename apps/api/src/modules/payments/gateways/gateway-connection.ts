import type * as z from 'zod'
import {
  GatewayAccessDenied,
  GatewayUnavailable,
  InvalidGatewayRequest,
  PaymentNotFound,
  UnknownOutcome,
} from './gateway-failures.ts'

export interface GatewayAnswer {
  readonly status: number
  /** The parsed JSON body; undefined where there is none. */
  readonly body: unknown
}

export interface ConnectionOptions {
  readonly baseUrl: string
  readonly headers: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  readonly timeoutMs?: number
  /** The failure behind an answer from 400 to 499 that says nothing of access, limits or a missing payment. */
  readonly explain: (answer: GatewayAnswer) => Error
}

export type FormFields = Readonly<Record<string, string | number | boolean | undefined>>

export interface GatewayRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly json?: unknown
  /** JSON that must arrive letter by letter. */
  readonly jsonText?: string
  readonly form?: FormFields
  readonly headers?: Readonly<Record<string, string>>
  /** A payment or a refund may come of it: where its answer is lost, the outcome is unknown. */
  readonly movesMoney?: boolean
}

/** Calls of one gateway with the credentials of one church. Bodies and headers reach no log and no error. */
export interface GatewayConnection {
  read<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>>
  send<Schema extends z.ZodType>(request: GatewayRequest, schema: Schema): Promise<z.output<Schema>>
}

/** Asaas asks for a minute, so that a slow card charge is not mistaken for a lost one. */
const usualTimeoutMs = 60_000
const maxAnswerBytes = 1024 * 1024

/** Codes of connections that were never made: the gateway has seen nothing of the request. */
const unsentCodes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_INVALID_ARG_VALUE',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
])

export function connectGateway(options: ConnectionOptions): GatewayConnection {
  async function send<Schema extends z.ZodType>(request: GatewayRequest, schema: Schema): Promise<z.output<Schema>> {
    const answer = await exchange(options, request)
    if (answer.status >= 400) throw options.explain(answer)
    const { success, data } = schema.safeParse(answer.body)
    if (!success) throw lostAnswer(request, 'an answer that is not understood')
    return data
  }
  return { send, read: (path, schema) => send({ method: 'GET', path }, schema) }
}

/** Any failure after the payment was made: only a look at the gateway tells how it stands. */
export async function afterPayment<T>(step: () => Promise<T>): Promise<T> {
  return step().catch(() => {
    throw new UnknownOutcome('The payment was made, and a later call failed.')
  })
}

/** Ignores the refusal of a cancellation: the payment may have been paid or canceled in the meantime. */
export async function ignoreRefusal(step: Promise<unknown>): Promise<void> {
  await step.catch((error: unknown) => {
    if (!(error instanceof InvalidGatewayRequest)) throw error
  })
}

async function exchange(options: ConnectionOptions, request: GatewayRequest): Promise<GatewayAnswer> {
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(options.timeoutMs ?? usualTimeoutMs)])
  if (signal.aborted) throw new GatewayUnavailable('The time was over before the request was sent.')
  const { headers, body } = encodeRequest(request)
  let answer: Response
  let text: string
  try {
    // fetch follows no redirect here: a credential must not travel on to another address.
    answer = await fetch(options.baseUrl + request.path, {
      method: request.method,
      headers: { accept: 'application/json', ...options.headers, ...headers, ...request.headers },
      redirect: 'manual',
      signal,
      ...(body !== undefined && { body }),
    })
    text = await readText(answer)
  } catch (error) {
    // The error itself is left behind: it may quote a header.
    const code = readCode(error)
    if (code && unsentCodes.has(code)) throw new GatewayUnavailable(`The gateway cannot be reached (${code}).`)
    throw lostAnswer(request, 'no complete answer')
  }
  const { status } = answer
  refuseStatus(request, status)
  return { status, body: parseJson(text) }
}

function refuseStatus(request: GatewayRequest, status: number): void {
  if (status === 401 || status === 403) throw new GatewayAccessDenied('The gateway refused the credentials.')
  if (status === 404) throw new PaymentNotFound('The gateway knows no such payment.')
  if (status === 429) throw new GatewayUnavailable('The gateway takes no more requests for now.')
  // 409: the same request is still at work.
  const isUnclear = status >= 500 || (status >= 300 && status < 400) || status === 408 || status === 409
  if (isUnclear) throw lostAnswer(request, `status ${status}`)
}

function lostAnswer({ movesMoney }: GatewayRequest, detail: string): Error {
  return movesMoney
    ? new UnknownOutcome(`The request was sent, and there was ${detail}.`)
    : new GatewayUnavailable(`The gateway gave ${detail}.`)
}

function encodeRequest({ json, jsonText, form }: GatewayRequest): { headers: Record<string, string>; body?: string } {
  const written = jsonText ?? (json === undefined ? undefined : JSON.stringify(json))
  if (written !== undefined) return { headers: { 'content-type': 'application/json' }, body: written }
  if (form === undefined) return { headers: {} }
  const fields = new URLSearchParams()
  for (const [name, value] of Object.entries(form)) if (value !== undefined) fields.set(name, String(value))
  return { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: fields.toString() }
}

async function readText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.length
    // Leaving the loop closes the connection.
    if (bytes > maxAnswerBytes) throw new Error('The answer is too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readCode(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause && typeof cause === 'object' && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' ? code : undefined
}
