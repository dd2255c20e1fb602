import type { FastifyRequest } from 'fastify'
import type { Tenant } from '../scope/scope.ts'
import type { ErrorReply } from './error-reply.ts'
import type { Actor } from './route.ts'

/** A call that was refused: by an access rule, a limit, or a secret that is wrong. */
export interface Refusal {
  readonly code: string
  /** The endpoint's id, else the method and the pattern of the route: never the address, which may hold secrets. */
  readonly call: string
  /** Undefined where the call was refused before its church was looked up. */
  readonly tenant: Tenant | undefined
  readonly host: string
  readonly actor: Actor | undefined
  /** The network address. */
  readonly address: string
}

/** Leaves a trail of a refusal; returns at once and never throws. */
export type RecordRefusal = (refusal: Refusal) => void

interface CallFacts {
  readonly tenant?: Tenant | undefined
  readonly actor?: Actor | undefined
  /** An unknown address of the route is a wrong secret. */
  readonly hasSecretAddress?: true
  /** The call is behind a login: what is not found there may be another's. */
  readonly isClosed?: boolean
}

const facts = new WeakMap<FastifyRequest, CallFacts>()

/** Notes what is known of a call so far, for the trail of refusals. */
export function noteCall(request: FastifyRequest, known: CallFacts): void {
  facts.set(request, { ...facts.get(request), ...known })
}

/** The refusal that an error's answer means; undefined for other errors, and for visitors who are asked to log in. */
export function toRefusal(request: FastifyRequest, { status, body }: ErrorReply): Refusal | undefined {
  const { tenant, actor, hasSecretAddress = false, isClosed = false } = facts.get(request) ?? {}
  const { headers, routeOptions, host, ip } = request
  const isRefused =
    status === 403 ||
    status === 429 ||
    (status === 401 && (headers.authorization !== undefined || hasSecretAddress)) ||
    (status === 404 && (hasSecretAddress || (isClosed && actor !== undefined)))
  if (!isRefused) return undefined
  const { endpoint } = routeOptions.config as { endpoint?: string }
  const call = endpoint ?? `${request.method} ${routeOptions.url ?? ''}`
  return { code: body.code, call, tenant, host, actor, address: ip }
}
