import { isLoggedIn, type Session, useSession } from './session.ts'

/** Whether it is settled who reads: a member, or a visitor. */
export const isSessionKnown = ({ isRead, isStarting }: Session) => isRead && !isStarting

/** Resolves with whether a member is logged in. */
export function sessionKnown(): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (session: Session) => {
      if (!isSessionKnown(session)) return
      stop()
      resolve(isLoggedIn(session))
    }
    const stop = useSession.subscribe(settle)
    settle(useSession.getState())
  })
}
