import { getCaptcha } from '@narthex/contract/captcha/captcha.endpoints'
import { ok, type Route, route } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'

export function captchaRoutes(platform: Needs<'captcha'>): Route[] {
  return [route(getCaptcha, async ({ church, source }) => ok(await platform.captcha.challenge(church, source)))]
}
