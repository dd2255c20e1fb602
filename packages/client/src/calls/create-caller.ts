import { ApiError, type CallExtras, NoResponseError } from '@narthex/contract/client'
import type { CallInput, Endpoint, Success } from '@narthex/contract/endpoint'
import { markAnswered, markUnanswered } from '../device/connection.ts'
import { askForCaptcha } from './captcha-asks.ts'

/** Calls the API as the person who is logged in, or as a visitor. */
export type CallApi = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<Success<E>>

export interface CallerParts {
  /** Sends a call with what the session has to show, renewed where it has run out. */
  readonly send: <E extends Endpoint>(endpoint: E, input: CallInput<E>, extras?: CallExtras) => Promise<Success<E>>
  /** Ends the session after a 401, for a page that is left; or throws the error, where a 401 is an answer like another. */
  readonly onUnauthenticated: (error: ApiError) => Promise<never>
}

/**
 * Makes an app's way to the API. It notices whether anything answers; where a stranger's call is asked for a captcha, it is
 * made once more with one. Every error but a 401 reaches the caller: an ApiError, or a NoResponseError where nothing
 * answered (decision 0070).
 */
export function createCaller({ send, onUnauthenticated }: CallerParts): CallApi {
  return async (endpoint, input) => {
    try {
      const answer = await sendWithCaptcha(send, endpoint, input)
      markAnswered()
      return answer
    } catch (error) {
      if (error instanceof NoResponseError) {
        markUnanswered()
        throw error
      }
      markAnswered()
      if (!(error instanceof ApiError) || error.status !== 401) throw error
      return onUnauthenticated(error)
    }
  }
}

/** The device solves the captcha by itself. */
async function sendWithCaptcha<E extends Endpoint>(
  send: CallerParts['send'],
  endpoint: E,
  input: CallInput<E>,
): Promise<Success<E>> {
  try {
    return await send(endpoint, input)
  } catch (error) {
    const isAsked = error instanceof ApiError && error.code === 'CAPTCHA_REQUIRED'
    const captcha = isAsked && endpoint.asksCaptcha ? await askForCaptcha() : undefined
    if (captcha === undefined) throw error
    return send(endpoint, input, { captcha })
  }
}
