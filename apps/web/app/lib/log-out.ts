import { leave } from './leave.ts'
import { useSession } from './session.ts'

/**
 * Forgets who was here: the session of this tab, its token in session storage, and the refresh token (specification
 * §4). The home page is then loaded anew, without a query, so that nothing of the member stays in memory either.
 */
export function logOut(): void {
  // The store empties session storage along with itself.
  useSession.setState({ ...useSession.getInitialState(), isRead: true })
  localStorage.removeItem('refreshToken')
  leave('/')
}
