import { type ErrorCode, errorCatalogue } from '@narthex/contract/errors/error-catalogue'
import type { ErrorBody } from '@narthex/contract/errors/errors'
import { describeFailure } from '../database/describe-failure.ts'
import { DatabaseUnavailableError } from '../database/unavailable.ts'
import { DomainError } from '../errors/domain-error.ts'
import { isUnavailable, retryAfterSeconds } from '../errors/unavailable.ts'
import type { Log } from '../log.ts'
import type { LogLimit } from '../log-limit.ts'

/** Errors that Fastify raises before a handler runs, by its code. */
const byFastifyCode: Readonly<Record<string, { code: ErrorCode; message?: string }>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'TOO_LARGE' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'UNSUPPORTED_TYPE' },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'BAD_REQUEST', message: 'The body is not valid JSON.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'BAD_REQUEST', message: 'The body is empty.' },
  FST_REQ_FILE_TOO_LARGE: { code: 'TOO_LARGE', message: 'A file is too large.' },
  FST_FILES_LIMIT: { code: 'TOO_LARGE', message: 'There are too many files.' },
  FST_FIELDS_LIMIT: { code: 'TOO_LARGE', message: 'There are too many fields.' },
  FST_PARTS_LIMIT: { code: 'TOO_LARGE', message: 'There are too many parts.' },
  FST_INVALID_MULTIPART_CONTENT_TYPE: { code: 'UNSUPPORTED_TYPE' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { code: 'BAD_REQUEST', message: 'The body does not match its announced length.' },
}

export interface ErrorReply {
  readonly status: number
  readonly body: ErrorBody
  /** Value of the `Retry-After` header. */
  readonly retryAfterSeconds?: number | undefined
}

/**
 * Turns a thrown value into the API's error. An unexpected failure is logged, and answered without its cause; it, and
 * that the database or the files are unavailable, as often as `limit` allows.
 */
export function errorReply(error: unknown, requestId: string, log: Log, limit?: LogLimit): ErrorReply {
  if (error instanceof DomainError) {
    const { status, code, message, details, retryAfterSeconds, current } = error
    const more = { ...(details && { details: [...details] }), ...(current !== undefined && { atual: current }) }
    return {
      status,
      retryAfterSeconds,
      body: { code, message, ...more, requestId },
    }
  }
  if (isUnavailable(error)) {
    const what =
      error instanceof DatabaseUnavailableError ? 'the database is unavailable' : 'files cannot be stored or read'
    const cause = describeFailure(error)
    // An outage would fill the log with one line for each request.
    const occurrence = limit ? limit(`${what} ${JSON.stringify(cause)}`) : { times: 1 }
    if (occurrence) log.warn({ requestId, cause, times: occurrence.times }, what)
    return { ...replyWith('UNAVAILABLE', requestId), retryAfterSeconds: retryAfterSeconds() }
  }
  const { code, statusCode, message, stack } = error as {
    code?: string
    statusCode?: number
    message?: string
    stack?: string
  }
  const raised = byFastifyCode[code ?? '']
  if (raised) return replyWith(raised.code, requestId, raised.message)
  if (statusCode === 429) return replyWith('TOO_MANY_REQUESTS', requestId)
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return { ...replyWith('BAD_REQUEST', requestId), status: statusCode }
  const failure = limit ? limit(`failed ${message}`) : { times: 1 }
  if (failure)
    log.error(
      { requestId, error: message, cause: describeFailure(error), stack, times: failure.times },
      'request failed',
    )
  return replyWith('INTERNAL', requestId)
}

function replyWith(code: ErrorCode, requestId: string, message?: string): ErrorReply {
  const definition = errorCatalogue[code]
  return { status: definition.status, body: { code, message: message ?? definition.message, requestId } }
}
