import { create } from 'zustand'

/** The account and member whose data this browser loads and stores; written by the app's session. */
export interface Owner {
  readonly accountId: number | undefined
  /** The account's membership of the church that is shown. */
  readonly memberId: number | undefined
  /** Calls are made in their name. False without a login, and while a stored one is not confirmed. */
  readonly isLoggedIn: boolean
}

export const useOwner = create<Owner>()(() => ({ accountId: undefined, memberId: undefined, isLoggedIn: false }))
