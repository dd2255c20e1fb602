import { altcha } from './altcha.ts'
import type { Captcha, CaptchaOptions } from './captcha.ts'
import { type RecaptchaSettings, recaptcha } from './recaptcha.ts'

/**
 * reCAPTCHA when its keys are set; else ALTCHA, which needs no third party. At the office it is always ALTCHA: no script of
 * others runs there.
 */
export function createCaptcha(options: CaptchaOptions, keys: RecaptchaSettings | undefined): Captcha {
  const own = altcha(options)
  if (!keys) return own
  const google = recaptcha(keys, options)
  return {
    challenge: (church, where) => (where?.isOffice ? own : google).challenge(church),
    verify: (church, token, where) => (where?.isOffice ? own : google).verify(church, token),
  }
}
