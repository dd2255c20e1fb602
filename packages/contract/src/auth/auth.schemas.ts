import * as z from 'zod/mini'
import { id, instant } from '../fields.ts'
import { locales } from '../locale.ts'

/** A person's login, the same for every church (`user` in the specification). */
export const accountSchema = z.strictObject({
  id,
  email: z.string(),
  /** The e-mail was confirmed. */
  flagAtivo: z.boolean(),
  idioma: z.enum(locales),
  dataCadastro: instant,
})
export type Account = z.infer<typeof accountSchema>

/** The result of a login: an access token, valid for minutes, and a refresh token, valid once. */
export const credentialSchema = z.strictObject({
  token: z.string(),
  refreshToken: z.string(),
  user: accountSchema,
})
export type Credential = z.infer<typeof credentialSchema>

export const sessionSchema = z.strictObject({
  id: z.string(),
  /** Where it is good: at the site, or at the office. */
  superficie: z.enum(['SITE', 'ESCRITORIO']),
  /** Browser and operating system, from the User-Agent. */
  dispositivo: z.string(),
  criadaEm: instant,
  usadaEm: instant,
  /** The caller's own session. */
  flagAtual: z.boolean(),
})
export type Session = z.infer<typeof sessionSchema>
