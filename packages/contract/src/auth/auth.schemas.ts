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

/** What a login leaves behind: an access token of minutes, and a refresh token that is good once. */
export const credentialSchema = z.strictObject({
  token: z.string(),
  refreshToken: z.string(),
  user: accountSchema,
})
export type Credential = z.infer<typeof credentialSchema>

export const sessionSchema = z.strictObject({
  id: z.string(),
  /** The browser and the system, as far as they say. */
  dispositivo: z.string(),
  criadaEm: instant,
  usadaEm: instant,
  /** The session that asks. */
  flagAtual: z.boolean(),
})
export type Session = z.infer<typeof sessionSchema>

/** All that may be told of an address to whoever types it in (specification §2, access). */
export const presenceSchema = z.strictObject({ flagExiste: z.boolean(), flagAtivo: z.boolean() })
export type Presence = z.infer<typeof presenceSchema>

export const nothingSchema = z.strictObject({})

export const opaqueToken = z.string().check(z.minLength(1), z.maxLength(200))
