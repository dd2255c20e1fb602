import * as z from 'zod/mini'

/** The error shape of the API. `details` carries only what the caller may see. */
export const errorSchema = z.strictObject({
  code: z.string(),
  message: z.string(),
  details: z.optional(z.array(z.strictObject({ path: z.string(), message: z.string() }))),
  requestId: z.string(),
  /** Sent with CHANGED_MEANWHILE: the current record and its draft, so that the client can merge fields. */
  atual: z.optional(z.any()),
})
export type ErrorBody = z.infer<typeof errorSchema>

/** The HTTP status of each code, and a message for developers. Readers get the web's own texts, in their language. */
export type ErrorCatalogue = Readonly<Record<string, { readonly status: number; readonly message: string }>>

/** Answered around every handler. An endpoint need not declare them. */
export const impliedErrors = {
  BAD_REQUEST: { status: 400, message: 'The request is malformed.' },
  VALIDATION: { status: 400, message: 'Some fields are not valid.' },
  UNAUTHENTICATED: { status: 401, message: 'Log in to continue.' },
  FORBIDDEN: { status: 403, message: 'You do not have permission to do this.' },
  CHURCH_INACTIVE: { status: 403, message: 'This church is not active.' },
  HOST_UNKNOWN: { status: 404, message: 'There is no church at this host.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This method is not supported here.' },
  TOO_LARGE: { status: 413, message: 'The request body is too large.' },
  UNSUPPORTED_TYPE: { status: 415, message: 'This content type is not supported.' },
  INTERNAL: { status: 500, message: 'Something went wrong.' },
  /** Too much work at the same time. */
  BUSY: { status: 503, message: 'The server is busy. Try again later.' },
  /** The database or the file store does not answer, or not in time, or a disk is full. Nothing that was acknowledged is lost. */
  UNAVAILABLE: { status: 503, message: 'The service is unavailable for a moment. Try again.' },
} as const satisfies ErrorCatalogue
export type ImpliedErrorCode = keyof typeof impliedErrors

/** Answered by services of several domains. An endpoint declares those that it may answer. */
export const sharedErrors = {
  NOT_FOUND: { status: 404, message: 'Not found.' },
  CONFLICT: { status: 409, message: 'This conflicts with what is stored.' },
  /** Changed since the version that the request names. */
  CHANGED_MEANWHILE: { status: 409, message: 'Someone else changed this. Reload and try again.' },
  LIMIT_REACHED: { status: 409, message: 'The limit is reached.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests. Try again later.' },
} as const satisfies ErrorCatalogue
