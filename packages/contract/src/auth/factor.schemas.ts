import * as z from 'zod/mini'
import { id, instant } from '../fields.ts'
import { factorNameLength } from '../limits.ts'
import { staffRoles } from '../permissions.ts'
import { required } from '../validation/text.ts'
import { typedRecoveryCode, typedTotp } from './factor-codes.ts'
import { describedPasskey } from './second-step.schemas.ts'

/** Second factors of an account. */
export const factorKinds = ['CHAVE_ACESSO', 'TOTP'] as const

export const factorName = required(factorNameLength)

export const factorSchema = z.strictObject({
  id: z.string(),
  tipo: z.enum(factorKinds),
  nome: z.string(),
  criadoEm: instant,
  usadoEm: z.nullable(instant),
  /** The site that a passkey belongs to; null for an authenticator app, which works at every church. */
  site: z.nullable(z.string()),
})
export type Factor = z.infer<typeof factorSchema>

export const factorListSchema = z.strictObject({
  fatores: z.array(factorSchema),
  /** Null without a second factor. */
  codigosReserva: z.nullable(z.strictObject({ restantes: z.int(), total: z.int() })),
  /** Staff of this church need a second factor and this member of staff has none: their staff rights are suspended. */
  flagExigido: z.boolean(),
  /** False for a host that is an IP address. */
  flagChaveAcessoPossivel: z.boolean(),
})
export type FactorList = z.infer<typeof factorListSchema>

/** Codes in plain text, each valid once; shown only now. */
export const recoveryCodesSchema = z.array(z.string())

// The JSON forms of W3C Web Authentication Level 3, §5.1.8.
const base64url = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(16_384))
const credentialId = base64url.check(z.maxLength(1400))
const transport = z.string().check(z.maxLength(20))
const attachment = z.optional(z.enum(['platform', 'cross-platform']))
/** No extension is requested; a client omits the results that its browser reports. */
const extensionResults = z.strictObject({})

export const passkeyCreationSchema = z.strictObject({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: attachment,
  clientExtensionResults: extensionResults,
  response: z.strictObject({
    clientDataJSON: base64url,
    attestationObject: base64url,
    authenticatorData: z.optional(base64url),
    transports: z.optional(z.array(transport).check(z.maxLength(10))),
    publicKeyAlgorithm: z.optional(z.int()),
    publicKey: z.optional(base64url),
  }),
})

export type PasskeyCreation = z.output<typeof passkeyCreationSchema>

export const passkeyAssertionSchema = z.strictObject({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: attachment,
  clientExtensionResults: extensionResults,
  response: z.strictObject({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.optional(base64url),
  }),
})

/** For `navigator.credentials.create`. */
export const creationOptionsSchema = z.strictObject({
  rp: z.strictObject({ name: z.string(), id: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.strictObject({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: z.array(describedPasskey),
  authenticatorSelection: z.strictObject({
    residentKey: z.enum(['discouraged', 'preferred', 'required']),
    userVerification: z.enum(['required', 'preferred', 'discouraged']),
  }),
  attestation: z.literal('none'),
})
export type CreationOptions = z.infer<typeof creationOptionsSchema>

/** A second factor, or a recovery code in its place. */
export const factorProofSchema = z.discriminatedUnion('tipo', [
  z.strictObject({ tipo: z.literal('TOTP'), codigo: typedTotp }),
  z.strictObject({ tipo: z.literal('CODIGO_RESERVA'), codigo: typedRecoveryCode }),
  z.strictObject({ tipo: z.literal('CHAVE_ACESSO'), resposta: passkeyAssertionSchema }),
])
export type FactorProof = z.infer<typeof factorProofSchema>

/** Whether a member of staff has a second factor. */
export const staffFactorSchema = z.strictObject({
  user: z.strictObject({ id }),
  usuario: z.strictObject({ id, nome: z.string(), sobrenome: z.string() }),
  roles: z.array(z.enum(staffRoles)),
  flagSegundoFator: z.boolean(),
})
export type StaffFactor = z.infer<typeof staffFactorSchema>

export const securitySettingsSchema = z.strictObject({
  /** Staff rights at this church are suspended until their holder has a second factor. */
  flagExigeSegundoFator: z.boolean(),
  equipe: z.array(staffFactorSchema),
})
export type SecuritySettings = z.infer<typeof securitySettingsSchema>
