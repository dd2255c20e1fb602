import { refreshSession } from '@narthex/contract/auth/login.endpoints'
import { ApiError } from '@narthex/contract/client'
import { apiClient } from './api-client.ts'
import { keepCredential } from './credential.ts'
import { forgetMember } from './kept-member.ts'
import { leave } from './leave.ts'
import { keepRefreshToken, readRefreshToken } from './refresh-token.ts'
import { useSession } from './session.ts'

let underway: Promise<boolean> | undefined

/**
 * Exchanges the refresh token for a new pair (specification §4, origin STORAGE): once for concurrent calls, and one tab
 * at a time. False where there is no valid refresh token. Throws when the API does not answer.
 * @param spent the rejected token; if another call has replaced it in the meantime, nothing is renewed
 */
export function renewSession(spent: string | undefined): Promise<boolean> {
  const { token } = useSession.getState()
  if (token !== undefined && token !== spent) return Promise.resolve(true)
  underway ??= inTurn(renew).finally(() => {
    underway = undefined
  })
  return underway
}

/** Browsers without Web Locks rely on the API, which gives a second tab the same answer for some seconds. */
function inTurn(work: () => Promise<boolean>): Promise<boolean> {
  return navigator.locks ? navigator.locks.request('session', work) : work()
}

async function renew(): Promise<boolean> {
  // Read inside the lock: another tab may have renewed it.
  const refreshToken = readRefreshToken()
  if (!refreshToken) return false
  try {
    const credential = await apiClient.call(refreshSession, { body: { refreshToken } })
    const { account } = useSession.getState()
    if (account && account.id !== credential.user.id) return giveWay(credential.refreshToken)
    keepCredential(credential)
    return true
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    keepRefreshToken(undefined)
    return false
  }
}

/** Reloads this tab as the member who has logged in in another tab. */
function giveWay(refreshToken: string): Promise<never> {
  keepRefreshToken(refreshToken)
  forgetMember()
  useSession.setState({ ...useSession.getInitialState(), isRead: true, isStarting: true })
  leave('/')
  return new Promise(() => {})
}
