import { create } from 'zustand'

/** What the page knows of the reader; `isRead` once the browser's storage was looked into. */
interface Session {
  readonly token: string | undefined
  readonly hasAccount: boolean
  readonly hasClientAccount: boolean
  readonly name: string | undefined
  /** Of Play. */
  readonly hasActiveSubscription: boolean
  readonly isRead: boolean
}

const nobody: Session = {
  token: undefined,
  hasAccount: false,
  hasClientAccount: false,
  name: undefined,
  hasActiveSubscription: false,
  isRead: false,
}

/** The page was rendered for nobody in particular: the first render in the browser must agree with it. */
export const useSession = create<Session>()(() => nobody)

/** Session storage holds the bare token under this key (specification §4). */
const tokenKey = 'token'

useSession.subscribe(({ token }, before) => {
  if (token === before.token) return
  if (token) inStorage((storage) => storage.setItem(tokenKey, token))
  else inStorage((storage) => storage.removeItem(tokenKey))
})

/** Looks into the browser's storage; to be called once the page is hydrated. */
export function readSession(): void {
  if (useSession.getState().isRead) return
  useSession.setState({ token: inStorage((storage) => storage.getItem(tokenKey)) ?? undefined, isRead: true })
}

/** A browser that denies its storage has nothing in it: whoever logs in there is logged in until the page goes. */
function inStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}

/** Logged in: a token, an account and a church-client account all exist (specification §4). */
export function isLoggedIn({
  token,
  hasAccount,
  hasClientAccount,
}: Pick<Session, 'token' | 'hasAccount' | 'hasClientAccount'>): boolean {
  return Boolean(token) && hasAccount && hasClientAccount
}
