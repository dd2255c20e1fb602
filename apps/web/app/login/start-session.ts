import type { Credential } from '@narthex/contract/auth/auth.schemas'
import { logOut as endSession } from '@narthex/contract/auth/login.endpoints'
import { ApiError } from '@narthex/contract/client'
import type { HandOffLink } from '../routing/hand-off-link.ts'
import { apiClient } from '../session/api-client.ts'
import { keepCredential } from '../session/credential.ts'
import { followOut, forgetPerson } from '../session/forget-person.ts'
import { loadPerson, type SessionChurch } from '../session/load-person.ts'
import { readRefreshToken } from '../session/refresh-token.ts'
import { renewSession } from '../session/renew-session.ts'
import { isLoggedIn, refreshTokenKey, useSession } from '../session/session.ts'
import type { Found } from './read-session.ts'

/**
 * Logs in with what was found, in the order of specification §4: the token of this tab, the refresh token. What cannot be
 * used any more is forgotten, and the reader is a visitor. The code of the address comes last, as it depends on who is
 * there whether it is followed.
 */
export async function startSession(church: SessionChurch, found: Found): Promise<void> {
  try {
    if (await begin(found)) await loadPerson(church)
    else forgetPerson()
    // Not before: a page that is kept on this device stays while it is found out who is there.
    useSession.setState({ isOutOfReach: false })
    if (found.handOff) await follow(church, found.handOff)
    hearOtherTabs()
  } catch (error) {
    if (hasAnswered(error)) return forgetPerson()
    // The session may still be valid: it is tried again once there is a network.
    useSession.setState({ ...useSession.getInitialState(), isRead: true, isOutOfReach: true })
    hearOtherTabs()
    const again = () => void startSession(church, { ...found, token: undefined, refreshToken: readRefreshToken() })
    addEventListener('online', again, { once: true })
  }
}

/** Begins the session that a login brought. Throws where the person cannot be loaded; then no one is logged in. */
export async function enterSession(church: SessionChurch, credential: Credential): Promise<void> {
  const replaced = readRefreshToken()
  keepCredential(credential)
  // The earlier session of this browser is not used again; it is closed on the server.
  if (replaced) void apiClient.call(endSession, { body: { refreshToken: replaced } }).catch(() => {})
  try {
    await loadPerson(church)
    hearOtherTabs()
  } catch (error) {
    forgetPerson()
    throw error
  }
}

async function begin({ token, refreshToken }: Found): Promise<boolean> {
  if (token) useSession.setState({ token })
  return Boolean(token) || (refreshToken ? await renewSession(undefined) : false)
}

/** A visitor is not known to be one until the link was followed. */
async function follow(church: SessionChurch, link: HandOffLink): Promise<void> {
  useSession.setState((session) => ({ isStarting: !isLoggedIn(session) }))
  const { followHandOff } = await import('./follow-hand-off.ts')
  await followHandOff(link, (credential) => enterSession(church, credential))
}

/** Whether it was the API that said no, and not a server that was in trouble or out of reach. */
function hasAnswered(error: unknown): boolean {
  return (
    !(error instanceof Error) ||
    (error.name !== 'NoResponseError' && !(error instanceof ApiError && error.status >= 500))
  )
}

let isListening = false

/** A log-out in one tab ends all tabs, also those that show local copies. */
function hearOtherTabs(): void {
  if (isListening) return
  isListening = true
  addEventListener('storage', ({ key, newValue }) => {
    const isGone = key === null || (key === refreshTokenKey && newValue === null)
    const { token, isOutOfReach } = useSession.getState()
    if (isGone && (token || isOutOfReach)) followOut()
  })
}
