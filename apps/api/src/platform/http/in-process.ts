import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Transport } from '@narthex/contract/client'
import type { Download } from '@narthex/contract/download'
import type { Log } from '../log.ts'
import type { LogLimit } from '../log-limit.ts'
import type { Caller, Dispatch, SentFile } from './dispatcher.ts'
import { errorReply } from './error-reply.ts'

/** A call of an endpoint by its id, as it can be sent between threads. */
export interface ApiCall {
  readonly endpoint: string
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** An answer as it can be sent between threads: its body is still JSON, or a whole file. */
export interface ApiAnswer {
  readonly status: number
  readonly json?: string | undefined
  readonly file?: { readonly filename: string; readonly type: string; readonly bytes: Uint8Array } | undefined
  readonly retryAfterSeconds?: number | undefined
}

/** Where failures are written, as often as `limitLog` allows. */
export interface FailureLog {
  readonly log: Log
  readonly limitLog?: LogLimit
}

/** Answers a call; never rejects. */
export type AnswerCall = (call: ApiCall) => Promise<ApiAnswer>

/** Calls with the validation, rules and serialised answers that they have over HTTP, without the wire. */
export function inProcessCalls(
  dispatch: Dispatch,
  caller: Caller,
  requestId: string,
  { log, limitLog }: FailureLog,
): AnswerCall {
  return async ({ endpoint, ...wire }) => {
    try {
      const { file, ...reply } = await dispatch({ id: endpoint }, caller, wire)
      return file ? { ...reply, file: await collectFile(file) } : reply
    } catch (error) {
      const { body, ...reply } = errorReply(error, requestId, log, limitLog)
      return { ...reply, json: JSON.stringify(body) }
    }
  }
}

/** The server's own way to the API: what it sees is what a browser would have been sent. */
export function inProcessTransport(
  dispatch: Dispatch,
  caller: Caller,
  requestId: string,
  failures: FailureLog,
): Transport {
  return transportThrough(inProcessCalls(dispatch, caller, requestId, failures))
}

export function transportThrough(answer: AnswerCall): Transport {
  return async ({ endpoint, params, query, body }) => {
    const { json, file, ...reply } = await answer({ endpoint: endpoint.id, params, query, body })
    return { ...reply, body: file ? toDownload(file) : JSON.parse(json ?? '') }
  }
}

async function collectFile({ filename, type, content }: SentFile): Promise<NonNullable<ApiAnswer['file']>> {
  if (content instanceof Uint8Array) return { filename, type, bytes: content }
  return { filename, type, bytes: await buffer(Readable.from(content)) }
}

const toDownload = ({ filename, type, bytes }: NonNullable<ApiAnswer['file']>): Download => ({
  filename,
  blob: new Blob([new Uint8Array(bytes)], { type }),
})
