import * as z from 'zod/mini'
import { instant } from '../fields.ts'

/* What a login may be answered besides a session: apart from the rest, as every page that logs in loads it. */

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

/** The next step of a login whose password was right: no session yet, and nothing that could become one by itself. */
export const secondStepSchema = z.strictObject({
  /** Good once, for some minutes, at this church, from this network. */
  desafio: z.string(),
  expiraEm: instant,
  /** What this login can be proven with on this host. */
  meios: z.array(z.enum(proofKinds)),
  /** Where a passkey is among them. */
  chaveAcesso: z.nullable(requestOptionsSchema),
})
export type SecondStep = z.infer<typeof secondStepSchema>
