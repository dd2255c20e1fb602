import type { Account } from '@narthex/contract/auth/auth.schemas'
import type { Document, Member, Role } from '@narthex/contract/users/user.schemas'
import { create } from 'zustand'

/** What the page knows of the reader (specification §3, user state). */
export interface Session {
  readonly token: string | undefined
  readonly account: Account | undefined
  /** Who the reader is to this church. */
  readonly clientAccount: Member | undefined
  /** Who they are to each church of the organisation; where there is none, to this one. */
  readonly memberships: readonly Member[]
  readonly documents: readonly Document[]
  readonly roles: readonly Role[]
  /** Roles that sleep until the login has a second factor. */
  readonly suspendedRoles: readonly Role[]
  /** Of Play. */
  readonly hasActiveSubscription: boolean
  /** The browser's storage was looked into. */
  readonly isRead: boolean
  /** Who was found there, or has just come in, is being loaded: not known yet, and no visitor either. */
  readonly isStarting: boolean
  /** Somebody was found whom nobody could tell about: there was no answer, or a server in trouble. */
  readonly isOutOfReach: boolean
}

const nobody: Session = {
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

/** The page was rendered for nobody in particular: the first render in the browser must agree with it. */
export const useSession = create<Session>()(() => nobody)

/** Session storage holds the bare token of this tab, local storage the refresh token of all (specification §4). */
export const tokenKey = 'token'
export const refreshTokenKey = 'refreshToken'

useSession.subscribe(({ token }, before) => {
  if (token === before.token) return
  stored(() => (token ? sessionStorage.setItem(tokenKey, token) : sessionStorage.removeItem(tokenKey)))
})

/** As `first-script.ts` marked it before the first paint: somebody is, or may be, logged in. */
useSession.subscribe((session) => {
  if (!session.isRead || typeof document === 'undefined') return
  document.documentElement.toggleAttribute('data-member', session.isStarting || isLoggedIn(session))
})

/** A browser that denies its storage has nothing in it: whoever logs in there is logged in until the page goes. */
export function stored<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

/** Logged in: a token, an account and a church-client account all exist (specification §4). */
export function isLoggedIn({
  token,
  account,
  clientAccount,
}: Pick<Session, 'token' | 'account' | 'clientAccount'>): boolean {
  return Boolean(token && account && clientAccount)
}
