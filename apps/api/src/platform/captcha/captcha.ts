import { type CaptchaChallenge, captchaErrors } from '@narthex/contract/captcha/captcha.endpoints'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { DomainError } from '../http/domain-error.ts'
import type { Log } from '../log.ts'
import type { Directory } from '../tenancy/directory.ts'
import type { ChurchScope } from '../tenancy/scope.ts'

/** Keeps machines from filling in a church's forms. */
export interface Captcha {
  /** What the sender of a form of this church is asked to solve. */
  challenge(church: ChurchScope): Promise<CaptchaChallenge>
  /** Takes an answer once. Throws INVALID_CAPTCHA for a wrong, old or used one, and for another church's. */
  verify(church: ChurchScope, token: string): Promise<void>
}

export interface CaptchaOptions {
  readonly database: Database
  readonly directory: Directory
  readonly clock: Clock
  readonly log: Log
  /** Signs the challenges; the same for every process. */
  readonly secret: string
}

export const invalidCaptcha = () =>
  new DomainError(captchaErrors.INVALID_CAPTCHA, 'INVALID_CAPTCHA', 'The captcha is not valid')

export const captchaRequired = () =>
  new DomainError(captchaErrors.CAPTCHA_REQUIRED, 'CAPTCHA_REQUIRED', 'Solve a captcha to try again')
