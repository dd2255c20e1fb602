import { commonErrors, type ErrorBody } from '@narthex/contract/errors'
import type { Log } from '../log.ts'
import { DomainError } from './domain-error.ts'

/** Errors that Fastify raises before a handler runs, by its code. */
const byFastifyCode: Record<string, [keyof typeof commonErrors, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['TOO_LARGE', 'The body is too large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['UNSUPPORTED_TYPE', 'This content type is not read here'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['BAD_REQUEST', 'The body is not JSON'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['BAD_REQUEST', 'The body is empty'],
  FST_REQ_FILE_TOO_LARGE: ['TOO_LARGE', 'A file is too large'],
  FST_FILES_LIMIT: ['TOO_LARGE', 'These are too many files'],
  FST_FIELDS_LIMIT: ['TOO_LARGE', 'These are too many fields'],
  FST_PARTS_LIMIT: ['TOO_LARGE', 'These are too many parts'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: ['UNSUPPORTED_TYPE', 'This content type is not read here'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['BAD_REQUEST', 'The body is not as long as announced'],
}

export interface ErrorReply {
  readonly status: number
  readonly body: ErrorBody
  /** For the header of that name. */
  readonly retryAfterSeconds?: number | undefined
}

/** Turns whatever was thrown into the API's error. What is nobody's fault but ours says nothing more. */
export function errorReply(error: unknown, requestId: string, log: Log): ErrorReply {
  if (error instanceof DomainError) {
    const { status, code, message, details, retryAfterSeconds } = error
    return {
      status,
      retryAfterSeconds,
      body: { code, message, ...(details ? { details: [...details] } : {}), requestId },
    }
  }
  const { code, statusCode, message, stack } = error as {
    code?: string
    statusCode?: number
    message?: string
    stack?: string
  }
  const known =
    byFastifyCode[code ?? ''] ??
    (statusCode === 429 ? (['TOO_MANY_REQUESTS', 'Too many requests; try again later'] as const) : undefined)
  if (known) return { status: commonErrors[known[0]], body: { code: known[0], message: known[1], requestId } }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return { status: statusCode, body: { code: 'BAD_REQUEST', message: 'The request is malformed', requestId } }
  log.error({ requestId, error: message, stack }, 'request failed')
  return { status: 500, body: { code: 'INTERNAL', message: 'Something went wrong', requestId } }
}
