import { altcha } from './altcha.ts'
import type { Captcha, CaptchaOptions } from './captcha.ts'
import { type RecaptchaSettings, recaptcha } from './recaptcha.ts'

/** reCAPTCHA when its keys are set; else ALTCHA, which needs no third party. */
export function createCaptcha(options: CaptchaOptions, keys: RecaptchaSettings | undefined): Captcha {
  return keys ? recaptcha(keys, options) : altcha(options)
}
