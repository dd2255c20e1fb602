import * as z from 'zod'
import { DomainError } from '../errors/domain-error.ts'
import { createLogLimit } from '../log-limit.ts'
import { ChurchScope } from '../scope/scope.ts'
import type { Captcha, CaptchaOptions } from './captcha.ts'

export interface RecaptchaSettings {
  readonly siteKey: string
  readonly secret: string
  /** Google's; a test puts its own in its place. */
  readonly fetch?: typeof fetch | undefined
}

const verifyUrl = 'https://www.google.com/recaptcha/api/siteverify'
const timeoutMs = 5000

/** Google's answer (reCAPTCHA v2, "Verifying the user's response"). */
const answerSchema = z.object({ success: z.boolean(), hostname: z.string().optional() })

/**
 * reCAPTCHA v2. Google accepts each token once, for two minutes. One key serves every church, so the host of the token
 * is checked here. Without an answer from Google the check fails.
 */
export function recaptcha(
  { siteKey, secret, fetch: send = fetch }: RecaptchaSettings,
  { clock, directory, log }: Pick<CaptchaOptions, 'clock' | 'directory' | 'log'>,
): Captcha {
  const limit = createLogLimit(clock)
  async function judge(token: string) {
    const body = new URLSearchParams({ secret, response: token })
    const response = await send(verifyUrl, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) })
    return answerSchema.parse(await response.json())
  }

  return {
    challenge: async () => ({ provedor: 'RECAPTCHA', desafio: null, chaveSite: siteKey }),
    async verify(church, token) {
      const { success, hostname } = await judge(token).catch((error: unknown) => {
        const reason = error instanceof Error ? error.name : 'unknown'
        const times = limit(reason)?.times
        if (times) log.warn({ reason, times }, 'reCAPTCHA did not answer')
        return { success: false, hostname: undefined }
      })
      const solvedAt = success && hostname ? await directory.byHost(hostname) : undefined
      if (!ChurchScope.is(solvedAt) || solvedAt.igrejaId !== church.igrejaId) throw new DomainError('INVALID_CAPTCHA')
    },
  }
}
