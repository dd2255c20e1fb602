import { ApiError, createApiClient, NoResponseError } from '@narthex/contract/client'
import type { CallInput, Endpoint, Success } from '@narthex/contract/endpoint'
import { httpTransport } from '@narthex/contract/http-transport'
import { markAnswered, markUnanswered } from './connection.ts'
import { logOut } from './log-out.ts'
import { raise } from './raised-errors.ts'
import { useSession } from './session.ts'

/** Where a 401 is an answer like another: the wrong password (specification §8: userAccess, confirmDeleteUser). */
const refusalsAreAnswers = /^\/(?:access|user\/confirm-delete-user)\/*$/

export interface CallOptions {
  /** The caller has a place of its own to say that nothing answered; the page stays. */
  readonly handlesNoResponse?: boolean
}

/**
 * Calls the API over HTTP in the reader's name. Takes care of the general errors of specification §8: a 401 logs out
 * and goes home, no answer at all becomes the ErrorPage; both calls then never come back, for their page is gone.
 * Every other error reaches the caller as an ApiError.
 */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { handlesNoResponse = false }: CallOptions = {},
): Promise<Success<E>> {
  try {
    const answer = await client.call(endpoint, input)
    markAnswered()
    return answer
  } catch (error) {
    if (error instanceof NoResponseError) {
      markUnanswered()
      if (handlesNoResponse || !raise(error)) throw error
      return gone
    }
    markAnswered()
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    if (refusalsAreAnswers.test(location.pathname)) throw error
    logOut()
    return gone
  }
}

const client = createApiClient(httpTransport('/api/v1', () => useSession.getState().token))
const gone = new Promise<never>(() => {})
