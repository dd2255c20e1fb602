import { isLoggedIn, type Session, useSession } from './session.ts'

/** Resolves with whether a member is logged in. */
export function sessionKnown(): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (session: Session) => {
      if (!session.isRead || session.isStarting) return
      stop()
      resolve(isLoggedIn(session))
    }
    const stop = useSession.subscribe(settle)
    settle(useSession.getState())
  })
}
