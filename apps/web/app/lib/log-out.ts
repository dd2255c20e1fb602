import { logOut as endSession } from '@narthex/contract/auth/login.endpoints'
import { apiClient } from './api-client.ts'
import { during } from './bags.ts'
import { leave } from './leave.ts'
import { keepRefreshToken, readRefreshToken } from './refresh-token.ts'
import { useSession } from './session.ts'

/** The server is told of a log-out, and not waited for longer. */
const patienceMs = 2_000

/** Logs out for good: here, in all tabs and on the server (specification §4). */
export async function logOut(): Promise<void> {
  const refreshToken = readRefreshToken()
  forgetPerson()
  useSession.setState({ isStarting: true })
  if (refreshToken) {
    const told = apiClient.call(endSession, { body: { refreshToken } }).catch(() => {})
    await during('GLOBAL', Promise.race([told, new Promise((resolve) => setTimeout(resolve, patienceMs))]))
  }
  leaveAsNobody()
}

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

/** The same once a person is nobody any more, on the page that tells them so. */
export function departTo(page: string): void {
  forgetPerson()
  leaveAsNobody(page)
}

/** Forgets who was here, in this tab and for all: the others are told by the refresh token that goes. */
export function forgetPerson(): void {
  forgetTab()
  keepRefreshToken(undefined)
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
function leaveAsNobody(page = '/'): void {
  useSession.setState({ isStarting: true })
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  leave(page)
}
