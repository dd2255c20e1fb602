import { create } from 'zustand'

/** Whose data this browser loads and keeps: the app's session tells it, and what loads and keeps reads it here. */
export interface Owner {
  readonly accountId: number | undefined
  /** The account's membership of the church that is shown. */
  readonly memberId: number | undefined
  /** Calls are made in their name. False without a login, and while a stored one is not confirmed. */
  readonly isLoggedIn: boolean
}

export const useOwner = create<Owner>()(() => ({ accountId: undefined, memberId: undefined, isLoggedIn: false }))
