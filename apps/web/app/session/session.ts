import { useOwner } from '@narthex/client/calls/owner'
import { stored } from '@narthex/client/device/stored'
import type { Account } from '@narthex/contract/auth/auth.schemas'
import type { Document, Member, Role } from '@narthex/contract/users/user.schemas'
import { create } from 'zustand'

/** User state (specification §3). */
export interface Session {
  readonly token: string | undefined
  readonly account: Account | undefined
  /** The membership of this church. */
  readonly clientAccount: Member | undefined
  /** The memberships of the organisation's churches; without an organisation, of this church. */
  readonly memberships: readonly Member[]
  readonly documents: readonly Document[]
  readonly roles: readonly Role[]
  /** Roles that are inactive until the login has a second factor. */
  readonly suspendedRoles: readonly Role[]
  /** Belongs to Play. */
  readonly hasActiveSubscription: boolean
  /** Storage has been read. */
  readonly isRead: boolean
  /** The member of a stored or new token is being loaded: neither known nor a visitor. */
  readonly isStarting: boolean
  /** A stored session could not be confirmed: no answer, or a server error. */
  readonly isOutOfReach: boolean
}

const loggedOut: Session = {
  token: undefined,
  account: undefined,
  clientAccount: undefined,
  memberships: [],
  documents: [],
  roles: [],
  suspendedRoles: [],
  hasActiveSubscription: false,
  isRead: false,
  isStarting: false,
  isOutOfReach: false,
}

/** Starts logged out, as on the server, so that hydration matches. */
export const useSession = create<Session>()(() => loggedOut)

/** Session storage holds the token of this tab, local storage the refresh token of all tabs (specification §4). */
export const tokenKey = 'token'
export const refreshTokenKey = 'refreshToken'

// Subscribed first: what hears of a login or log-out finds its owner.
useSession.subscribe((session) => {
  const { account, clientAccount } = session
  useOwner.setState({ accountId: account?.id, memberId: clientAccount?.id, isLoggedIn: isLoggedIn(session) })
})

// Where storage is denied, a login lasts until the page is unloaded.
useSession.subscribe(({ token }, before) => {
  if (token === before.token) return
  stored(() => (token ? sessionStorage.setItem(tokenKey, token) : sessionStorage.removeItem(tokenKey)))
})

/**
 * Mirrors the mark that `first-script.ts` sets before the first paint: a member is, or may be, logged in. Another mark
 * says that they could not be asked for.
 */
useSession.subscribe((session) => {
  if (!session.isRead || typeof document === 'undefined') return
  const { documentElement: page } = document
  page.toggleAttribute('data-member', session.isStarting || isLoggedIn(session))
  page.toggleAttribute('data-out-of-reach', session.isOutOfReach)
})

/** Logged in: a token, an account and a church-client account all exist (specification §4). */
export function isLoggedIn({
  token,
  account,
  clientAccount,
}: Pick<Session, 'token' | 'account' | 'clientAccount'>): boolean {
  return Boolean(token && account && clientAccount)
}
