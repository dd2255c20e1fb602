import { forgetMember } from './kept-member.ts'
import { leave } from './leave.ts'
import { keepRefreshToken } from './refresh-token.ts'
import { useSession } from './session.ts'

/** Logs out after a 401 (specification §8) and loads the home page without a query. */
export function expel(): void {
  forgetPerson()
  leaveAsVisitor()
}

/** Follows the logout of another tab; data shared by all tabs may belong to another member by now and stays. */
export function followOut(): void {
  forgetTab()
  leaveAsVisitor()
}

/** Ends the session in all tabs: the others notice that the refresh token is removed. */
export function forgetPerson(): void {
  forgetTab()
  keepRefreshToken(undefined)
  forgetMember()
}

/** Clears the session and session storage: token, drafts, chat, Play, checkouts. */
function forgetTab(): void {
  useSession.setState({ ...useSession.getInitialState(), isRead: true })
  try {
    sessionStorage.clear()
  } catch {
    // Storage is denied and therefore empty.
  }
}

/** Clears the member from memory. Guards wait until the page is unloaded, and the back/forward cache does not keep it. */
export function leaveAsVisitor(page = '/'): void {
  useSession.setState({ isStarting: true })
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  leave(page)
}
