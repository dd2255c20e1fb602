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
 * Exchanges the refresh token for a new pair (specification §4, origin STORAGE): once however many calls ask, and one
 * tab after the other. False where there is none, or where it is good no more. Throws where the API does not say.
 * @param spent the token that did not do; one that another call has replaced meanwhile needs no renewal
 */
export function renewSession(spent: string | undefined): Promise<boolean> {
  const { token } = useSession.getState()
  if (token !== undefined && token !== spent) return Promise.resolve(true)
  underway ??= inTurn(renew).finally(() => {
    underway = undefined
  })
  return underway
}

/** Browsers without locks rely on the API, which answers a second tab the same for some seconds. */
function inTurn(work: () => Promise<boolean>): Promise<boolean> {
  return navigator.locks ? navigator.locks.request('session', work) : work()
}

async function renew(): Promise<boolean> {
  // Read when it is our turn: another tab may have renewed it.
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

/** Somebody else has come in in another tab: this one begins anew as theirs. */
function giveWay(refreshToken: string): Promise<never> {
  keepRefreshToken(refreshToken)
  forgetMember()
  useSession.setState({ ...useSession.getInitialState(), isRead: true, isStarting: true })
  leave('/')
  return new Promise(() => {})
}
