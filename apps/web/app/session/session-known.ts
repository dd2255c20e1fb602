import { isLoggedIn, type Session, useSession } from './session.ts'

/** Whether the reader is logged in, as soon as it is known. */
export function sessionKnown(): Promise<boolean> {
  return new Promise((resolve) => {
    const tell = (session: Session) => {
      if (!session.isRead || session.isStarting) return
      stop()
      resolve(isLoggedIn(session))
    }
    const stop = useSession.subscribe(tell)
    tell(useSession.getState())
  })
}
