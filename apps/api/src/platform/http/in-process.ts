import type { Transport } from '@narthex/contract/client'
import type { Log } from '../log.ts'
import type { Caller, Dispatch } from './dispatcher.ts'
import { errorReply } from './error-reply.ts'

/** A call of an endpoint by its id, as it can be sent between threads. */
export interface ApiCall {
  readonly endpoint: string
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** An answer whose body is still JSON. */
export interface JsonAnswer {
  readonly status: number
  readonly json: string
  readonly retryAfterSeconds?: number | undefined
}

/** Answers a call; never rejects. */
export type AnswerCall = (call: ApiCall) => Promise<JsonAnswer>

/** The same validation, rules and serialised answer as over HTTP, without the wire. */
export function inProcessCalls(dispatch: Dispatch, caller: Caller, requestId: string, log: Log): AnswerCall {
  return async ({ endpoint, ...wire }) => {
    try {
      return await dispatch({ id: endpoint }, caller, wire)
    } catch (error) {
      const { body, ...reply } = errorReply(error, requestId, log)
      return { ...reply, json: JSON.stringify(body) }
    }
  }
}

/** The server's own way to the API: what it sees is what a browser would have been sent. */
export function inProcessTransport(dispatch: Dispatch, caller: Caller, requestId: string, log: Log): Transport {
  return transportThrough(inProcessCalls(dispatch, caller, requestId, log))
}

export function transportThrough(answer: AnswerCall): Transport {
  return async ({ endpoint, params, query, body }) => {
    const { json, ...reply } = await answer({ endpoint: endpoint.id, params, query, body })
    return { ...reply, body: JSON.parse(json) }
  }
}
