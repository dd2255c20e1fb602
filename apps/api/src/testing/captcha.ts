import type { RecaptchaSettings } from '../platform/captcha/recaptcha.ts'

/** A captcha that is solved by saying so, for tests that are not about captchas. */
export const easyCaptcha: RecaptchaSettings = {
  siteKey: 'public',
  secret: 'secret',
  async fetch(_url, request) {
    const token = new URLSearchParams(String(request?.body)).get('response') ?? ''
    const hostname = /^solved at (.+)$/.exec(token)?.[1]
    return Response.json({ success: hostname !== undefined, hostname })
  },
}

export const solvedAt = (label: string) => `solved at ${label}.narthex.test`
