import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'

/** ALTCHA: the reader's device does a little work for this site. RECAPTCHA: Google judges, where its keys are set. */
export const captchaProviders = ['ALTCHA', 'RECAPTCHA'] as const

export const captchaSchema = z.strictObject({
  provedor: z.enum(captchaProviders),
  /** What to solve, as the provider's script takes it; null where it needs nothing of ours. */
  desafio: z.nullable(z.string()),
  /** The provider's public key for this product; null where there is none. */
  chaveSite: z.nullable(z.string()),
})
export type CaptchaChallenge = z.infer<typeof captchaSchema>

/** What a form's captcha is sent as. */
export const captchaToken = z.string().check(z.minLength(1), z.maxLength(8192))

/** Its answer is good for one form of this church, within minutes. */
export const getCaptcha = defineEndpoint({
  id: 'getCaptcha',
  method: 'GET',
  path: '/captcha/',
  summary: 'What a form asks its sender to solve',
  access: 'public',
  church: 'host',
  about: 'none',
  example: {},
  responses: { 200: captchaSchema },
})
