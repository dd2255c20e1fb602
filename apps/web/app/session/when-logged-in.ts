import { isLoggedIn, useSession } from './session.ts'

/** Calls back when a session begins, also one that was only out of reach. Returns the function that stops it. */
export function whenLoggedIn(call: () => unknown): () => void {
  return useSession.subscribe((session, before) => {
    if (isLoggedIn(session) && !isLoggedIn(before)) call()
  })
}
