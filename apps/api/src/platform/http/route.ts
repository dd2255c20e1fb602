import type { FileAnswer } from '@narthex/contract/download'
import type { Answer, Endpoint, Success } from '@narthex/contract/endpoint'
import type { Permission, StaffRole } from '@narthex/contract/permissions'
import type { LimitedRole } from '@narthex/contract/role-limits'
import { type AccountId, type MemberId, toMemberId } from '../ids.ts'
import type { Tenant } from '../scope/scope.ts'
import { productAccountId, type SupportSession } from '../work/acting-call.ts'
import type { ChurchCall } from '../work/transactions.ts'
import type { BrandedInput } from './branded-input.ts'

/** The person behind a call, as their token proves it. */
export interface Actor {
  readonly accountId: AccountId
  readonly memberId: MemberId
  readonly sessionId: string
  /** The roles that the person has here now, for the whole church. */
  readonly roles: readonly StaffRole[]
  /** Roles that they have for a part of it alone: no permission of these counts where it is not asked for (`findLimit`). */
  readonly limitedRoles?: readonly LimitedRole[]
  /** Roles that sleep until their login has a second factor. */
  readonly suspendedRoles?: readonly StaffRole[]
  /** The moment at which the first of the roles ends by itself. */
  readonly rolesUntil?: Date
  /** The last login or reauthentication in this session; null for a handed-over one without any. */
  readonly provenAt?: Date | null
  /** The support of the product, which is no member and has no role (decision 0213), and its permissions. */
  readonly support?: SupportSession
  readonly granted?: readonly Permission[]
}

/** Where a call comes from, as far as it can be told. */
export interface CallSource {
  /** The network address; empty for the product itself. */
  readonly address: string
  /** A keyed hash of the address, for the audit log, which keeps no address. */
  readonly addressHash?: string | undefined
  readonly userAgent: string
  /** The host that was called, one of the tenant's own; none for the product itself. */
  readonly host?: string | undefined
  /** Whether that is the host of an office. */
  readonly isOffice?: boolean
  /** The solution of a captcha that it brings, not verified. */
  readonly captcha?: string | undefined
}

/** The source of a call that the product makes by itself. */
export const itself: CallSource = { address: '', userAgent: '' }

/**
 * A call by a member: who calls, from where, at which church, and the ways to work there. Every handler's call behind a
 * login is one.
 */
export interface MemberCall extends ChurchCall {
  readonly actor: Actor
  readonly source: CallSource
}

/** A call by anyone at a church: a member, whose login came with it, or a visitor. */
export interface VisitorCall extends ChurchCall {
  readonly actor: Actor | undefined
  readonly source: CallSource
}

/** A call that does not come from a request: without a session and roles, by the product itself, unless they are given. */
export function createMemberCall(
  call: ChurchCall,
  member: Pick<Actor, 'accountId' | 'memberId'> & Partial<Actor>,
  source = itself,
): MemberCall {
  return { ...call, actor: { sessionId: '', roles: [], ...member }, source }
}

/** The product itself, where it acts on a church's behalf: the audit log names no account for it. */
export const theProduct: Pick<MemberCall, 'actor' | 'source'> = {
  actor: { accountId: productAccountId, memberId: toMemberId(0), sessionId: '', roles: [] },
  source: itself,
}

/** A call by the product itself: of seeds, imports and jobs. */
export const createOwnCall = (call: ChurchCall): MemberCall => createMemberCall(call, theProduct.actor)

/** The input of a handler. `church` is the one the endpoint's address names; there is none for `church: 'none'`. */
export type Call<E extends Endpoint> = BrandedInput<E> & {
  readonly tenant: E['surface'] extends 'operator' ? undefined : Tenant
  readonly actor: E['access'] extends 'public' ? Actor | undefined : Actor
  readonly source: CallSource
} & (E['church'] extends 'none' ? { readonly church: undefined } : ChurchCall)

/** The parts that an answer may have besides its body. */
export interface AnswerExtras {
  /** The secret of a session of the office or of an operator, for the browser's cookie; null ends the cookie. */
  readonly officeCookie?: string | null | undefined
  /** The secret of a session of support, whose cookie is another; null ends it. */
  readonly supportCookie?: string | null | undefined
}

/** An endpoint with what serves it, its type forgotten so that routes of all kinds stand in one list. */
export interface Route {
  readonly endpoint: Endpoint
  readonly handle: (call: never) => Promise<{ status: number; body: unknown } & AnswerExtras>
}

/** Serves an endpoint. The handler answers one of the endpoint's declared statuses. */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<Answer<E> & AnswerExtras>,
): Route {
  return { endpoint, handle }
}

/** The usual answer. */
export function ok<E extends Endpoint>(body: Success<E>): { status: 200; body: Success<E> } {
  return { status: 200, body }
}

/** The answer of a call that made something. */
export function created<T>(body: T): { readonly status: 201; readonly body: T } {
  return { status: 201, body }
}

/** The answer of a download: a file that is whole, or pieces that are sent while it is made. */
export function sendFile(filename: string, content: FileAnswer['content']): { status: 200; body: FileAnswer } {
  return { status: 200, body: { filename, content } }
}

/** Done, with nothing to tell. */
export const done = { status: 200, body: {} } as const
