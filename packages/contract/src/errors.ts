import * as z from 'zod/mini'

/** The one error shape of the API. `details` carries only what the caller may see. */
export const errorSchema = z.strictObject({
  code: z.string(),
  message: z.string(),
  details: z.optional(z.array(z.strictObject({ path: z.string(), message: z.string() }))),
  requestId: z.string(),
})
export type ErrorBody = z.infer<typeof errorSchema>

/** Errors that any endpoint may answer: code → HTTP status. Domains add their own beside their endpoints. */
export const commonErrors = {
  BAD_REQUEST: 400,
  VALIDATION: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  CHURCH_INACTIVE: 403,
  HOST_UNKNOWN: 404,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  BUSY: 503,
} as const
export type CommonErrorCode = keyof typeof commonErrors
