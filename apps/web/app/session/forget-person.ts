import { forgetMember } from './kept-member.ts'
import { leave } from './leave.ts'
import { keepRefreshToken } from './refresh-token.ts'
import { useSession } from './session.ts'

/** What a 401 does (specification §8): forgets who was here, and loads the home page anew, without a query. */
export function expel(): void {
  forgetPerson()
  leaveAsNobody()
}

/** The same where another tab has logged out: what is kept for all tabs may be somebody else's by now. */
export function followOut(): void {
  forgetTab()
  leaveAsNobody()
}

/** Forgets who was here, in this tab and for all: the others are told by the refresh token that goes. */
export function forgetPerson(): void {
  forgetTab()
  keepRefreshToken(undefined)
  forgetMember()
}

/** The session, and all that session storage holds of it: token, drafts, chat, Play, checkouts. */
function forgetTab(): void {
  useSession.setState({ ...useSession.getInitialState(), isRead: true })
  try {
    sessionStorage.clear()
  } catch {
    // A browser that denies its storage has nothing in it.
  }
}

/** Nothing of the member stays in memory; guards hold still until the page is gone, and it does not come back. */
export function leaveAsNobody(page = '/'): void {
  useSession.setState({ isStarting: true })
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  leave(page)
}
