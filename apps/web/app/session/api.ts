import { createCaller } from '@narthex/client/calls/create-caller'
import { ApiError, type CallExtras } from '@narthex/contract/client'
import type { CallInput, Endpoint, Success } from '@narthex/contract/endpoint'
import { apiClient } from './api-client.ts'
import { hasRunOut } from './credential.ts'
import { expel } from './forget-person.ts'
import { renewSession } from './renew-session.ts'
import { useSession } from './session.ts'

/** Pages where a 401 means a wrong password, not an ended session (specification §8: userAccess, confirmDeleteUser). */
const refusalsAreAnswers = /^\/(?:access|user\/confirm-delete-user)\/*$/

/**
 * Calls the API as the current member and renews an expired token. A 401 logs out and loads the home page
 * (specification §8); its promise never settles, because the page is left. Every other error reaches the caller.
 */
export const callApi = createCaller({
  send: callWithToken,
  async onUnauthenticated(error) {
    if (refusalsAreAnswers.test(location.pathname)) throw error
    expel()
    return gone
  },
})

async function callWithToken<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  extras: CallExtras = {},
): Promise<Success<E>> {
  const { token } = useSession.getState()
  // An endpoint that is open to visitors answers an expired token as if it came from a visitor.
  if (token && hasRunOut(token)) await renewSession(token)
  const { token: sent } = useSession.getState()
  try {
    return await apiClient.call(endpoint, input, extras)
  } catch (error) {
    const isRefused = error instanceof ApiError && error.code === 'UNAUTHENTICATED'
    if (!isRefused || !sent || !(await renewSession(sent))) throw error
    return apiClient.call(endpoint, input, extras)
  }
}

const gone = new Promise<never>(() => {})
