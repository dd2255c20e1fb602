import type { Transport } from '@narthex/contract/client'
import type { Log } from '../log.ts'
import type { Caller, Dispatch } from './dispatcher.ts'
import { errorReply } from './error-reply.ts'

/**
 * The server's way to the API while it renders a page: the same validation, rules and serialised answer as over HTTP,
 * without the wire. What the page sees is what a browser would have been sent.
 */
export function inProcessTransport(dispatch: Dispatch, caller: Caller, requestId: string, log: Log): Transport {
  return async ({ endpoint, params, query, body }) => {
    try {
      const { status, json } = await dispatch(endpoint, caller, { params, query, body })
      return { status, body: JSON.parse(json) }
    } catch (error) {
      return errorReply(error, requestId, log)
    }
  }
}
