import type { Endpoint } from './endpoint.ts'
import { type CaptchaErrorCode, captchaErrorCodes } from './errors/captcha.errors.ts'
import type { ErrorCode } from './errors/error-catalogue.ts'
import type { ImpliedErrorCode } from './errors/errors.ts'

/** The codes that an endpoint may answer: its own and the implied ones. */
export type EndpointErrorCode<E extends Endpoint> =
  | ImpliedErrorCode
  | (NonNullable<E['errors']> extends readonly (infer Code)[] ? Code : never)
  | (E['church'] extends 'none' ? never : 'NOT_FOUND')
  | (E['asksCaptcha'] extends true ? CaptchaErrorCode : never)

/** The codes of an operation in OpenAPI; implied codes that cannot occur on it are left out. */
export function listErrorCodes({ access, asksCaptcha, body, church, errors = [] }: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = [
    'BAD_REQUEST',
    'VALIDATION',
    'HOST_UNKNOWN',
    'INTERNAL',
    'BUSY',
    'UNAVAILABLE',
    ...(access === 'public' ? [] : (['UNAUTHENTICATED', 'FORBIDDEN'] as const)),
    ...(church === 'none' ? [] : (['CHURCH_INACTIVE', 'NOT_FOUND'] as const)),
    ...(body ? (['TOO_LARGE', 'UNSUPPORTED_TYPE'] as const) : []),
    ...(asksCaptcha ? captchaErrorCodes : []),
    ...errors,
  ]
  return [...new Set(codes)]
}
