import { type Endpoint, findSurface } from './endpoint.ts'
import { type CaptchaErrorCode, captchaErrorCodes } from './errors/captcha.errors.ts'
import type { ErrorCode } from './errors/error-catalogue.ts'
import type { ImpliedErrorCode } from './errors/errors.ts'

/** The codes that an endpoint may answer: its own and the implied ones. */
export type EndpointErrorCode<E extends Endpoint> =
  | ImpliedErrorCode
  | (NonNullable<E['errors']> extends readonly (infer Code)[] ? Code : never)
  | (E['church'] extends 'none' ? never : 'NOT_FOUND')
  | (E['asksCaptcha'] extends true ? CaptchaErrorCode : never)
  | (E['proof'] extends 'fresh' ? 'REAUTHENTICATION_REQUIRED' : never)

/** The codes of an operation in OpenAPI; implied codes that cannot occur on it are left out. */
export function listErrorCodes(endpoint: Endpoint): ErrorCode[] {
  const { access, asksCaptcha, body, church, errors = [], proof } = endpoint
  const isClosed = access !== 'public' || findSurface(endpoint) !== 'both'
  const codes: ErrorCode[] = [
    'BAD_REQUEST',
    'VALIDATION',
    'HOST_UNKNOWN',
    'INTERNAL',
    'BUSY',
    'UNAVAILABLE',
    ...(access === 'public' ? [] : (['UNAUTHENTICATED'] as const)),
    ...(isClosed ? (['FORBIDDEN'] as const) : []),
    ...(proof ? (['REAUTHENTICATION_REQUIRED'] as const) : []),
    ...(church === 'none' ? [] : (['CHURCH_INACTIVE', 'NOT_FOUND'] as const)),
    ...(body ? (['TOO_LARGE', 'UNSUPPORTED_TYPE'] as const) : []),
    ...(asksCaptcha ? captchaErrorCodes : []),
    ...errors,
  ]
  return [...new Set(codes)]
}
