import type { ErrorCatalogue } from './errors.ts'

/** Answered by calls that take a captcha (specification §8). */
export const captchaErrors = {
  /** Wrong, expired, already used, or issued for another church. */
  INVALID_CAPTCHA: { status: 400, message: 'The captcha is not valid.' },
  /** Repeated attempts make a call require a captcha. */
  CAPTCHA_REQUIRED: { status: 400, message: 'Solve a captcha and try again.' },
} as const satisfies ErrorCatalogue

export type CaptchaErrorCode = keyof typeof captchaErrors
export const captchaErrorCodes = Object.keys(captchaErrors) as CaptchaErrorCode[]
