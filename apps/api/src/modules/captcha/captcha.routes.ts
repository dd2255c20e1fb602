import { getCaptcha } from '@narthex/contract/captcha/captcha.endpoints'
import { ok, type Route, route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'

export function captchaRoutes(platform: Platform): Route[] {
  return [route(getCaptcha, async ({ church }) => ok(await platform.captcha.challenge(church)))]
}
