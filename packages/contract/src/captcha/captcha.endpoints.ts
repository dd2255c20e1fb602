import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'

/** ALTCHA: a proof of work on the reader's device. RECAPTCHA: Google's, if its keys are set. */
export const captchaProviders = ['ALTCHA', 'RECAPTCHA'] as const

export const captchaSchema = z.strictObject({
  provedor: z.enum(captchaProviders),
  /** The challenge for the provider's script; null if the provider makes its own. */
  desafio: z.nullable(z.string()),
  /** The provider's public key for this product; null where there is none. */
  chaveSite: z.nullable(z.string()),
})
export type CaptchaChallenge = z.infer<typeof captchaSchema>

/** The solution of a captcha, sent with a form. */
export const captchaToken = z.string().check(z.minLength(1), z.maxLength(8192))

/** A solution is valid for one form of this church, for some minutes. */
export const getCaptcha = defineEndpoint({
  id: 'getCaptcha',
  method: 'GET',
  path: '/captcha/',
  summary: 'A captcha for a form',
  access: 'public',
  church: 'host',
  about: 'none',
  example: {},
  responses: { 200: captchaSchema },
})
