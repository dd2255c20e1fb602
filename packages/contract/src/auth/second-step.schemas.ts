import * as z from 'zod/mini'
import { instant } from '../fields.ts'

/* The second step of a login. In a file of its own because every page with a login form loads it. */

export const describedPasskey = z.strictObject({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.string())),
})

/** For `navigator.credentials.get`. */
export const requestOptionsSchema = z.strictObject({
  rpId: z.string(),
  challenge: z.string(),
  allowCredentials: z.array(describedPasskey),
  timeout: z.int(),
  userVerification: z.enum(['required', 'preferred', 'discouraged']),
})
export type RequestOptions = z.infer<typeof requestOptionsSchema>

export const proofKinds = ['CHAVE_ACESSO', 'TOTP', 'CODIGO_RESERVA'] as const
export type ProofKind = (typeof proofKinds)[number]

/** The answer to a correct password of an account with a second factor: no session, and no token. */
export const secondStepSchema = z.strictObject({
  /** Valid once, for some minutes, at this church, from this network. */
  desafio: z.string(),
  expiraEm: instant,
  /** The factors that work at this host. */
  meios: z.array(z.enum(proofKinds)),
  /** Set if a passkey is among them. */
  chaveAcesso: z.nullable(requestOptionsSchema),
})
export type SecondStep = z.infer<typeof secondStepSchema>
