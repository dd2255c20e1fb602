import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'

/** What the guards know of the reader; `isRead` once the browser's storage was looked into. */
interface Session {
  readonly token: string | undefined
  readonly hasAccount: boolean
  readonly hasClientAccount: boolean
  readonly isRead: boolean
}

/** Session storage holds the bare token under its key (specification §4), not a record of the store. */
const tokenStorage = createJSONStorage<Pick<Session, 'token'>>(() => ({
  getItem: (key) => {
    const token = sessionStorage.getItem(key)
    return token ? JSON.stringify({ state: { token }, version: 0 }) : null
  },
  setItem: (key, value) => {
    const { token } = (JSON.parse(value) as { state: Pick<Session, 'token'> }).state
    if (token) sessionStorage.setItem(key, token)
    else sessionStorage.removeItem(key)
  },
  removeItem: (key) => sessionStorage.removeItem(key),
}))

export const useSession = create<Session>()(
  persist((): Session => ({ token: undefined, hasAccount: false, hasClientAccount: false, isRead: false }), {
    name: 'token',
    storage: tokenStorage,
    partialize: ({ token }) => ({ token }),
    // The page was rendered for nobody in particular: the first render in the browser must agree with it.
    skipHydration: true,
  }),
)

/** Looks into the browser's storage; to be called once the page is hydrated. */
export async function readSession(): Promise<void> {
  await useSession.persist.rehydrate()
  useSession.setState({ isRead: true })
}

/** Logged in: a token, an account and a church-client account all exist (specification §4). */
export function isLoggedIn({ token, hasAccount, hasClientAccount }: Session): boolean {
  return Boolean(token) && hasAccount && hasClientAccount
}
