import * as z from 'zod/mini'
import { captchaToken } from '../captcha/captcha.endpoints.ts'
import { defineEndpoint } from '../endpoint.ts'
import { idText, instant, nothingSchema, opaqueToken, reference } from '../fields.ts'
import { givenPassword } from '../validation/password.ts'
import { credentialSchema } from './auth.schemas.ts'
import {
  creationOptionsSchema,
  factorListSchema,
  factorName,
  factorProofSchema,
  passkeyCreationSchema,
  recoveryCodesSchema,
  securitySettingsSchema,
} from './factor.schemas.ts'
import { typedTotp } from './factor-codes.ts'
import { secondStepSchema } from './second-step.schemas.ts'

/** A passkey of the office is made at the office (decision 0180); its proofs are those of its own session. */
const mine = { access: 'login', surface: 'both', church: 'host' } as const
const ofUser = z.strictObject({ id: idText })
const ofFactor = z.strictObject({ id: idText, factorId: z.uuid() })
/** The end of an enrolment; recovery codes come with the first factor only, null otherwise. */
const enrolledSchema = z.strictObject({ codigosReserva: z.nullable(recoveryCodesSchema) })

/** Follows a `logIn` that was answered 202. INVALID_CODE: the challenge has expired or was used before. */
export const completeLogin = defineEndpoint({
  id: 'completeLogin',
  method: 'POST',
  path: '/security/segundo-fator',
  summary: 'Completes a login with a second factor',
  access: 'public',
  church: 'host',
  about: 'none',
  example: { body: { desafio: 'code-of-the-email', prova: { tipo: 'TOTP', codigo: '123456' } } },
  body: z.strictObject({ desafio: opaqueToken, prova: factorProofSchema }),
  responses: { 200: credentialSchema },
  errors: [
    'INVALID_CREDENTIALS',
    'ACCOUNT_INACTIVE',
    'MEMBERSHIP_INACTIVE',
    'REGISTRATION_INCOMPLETE',
    'INVALID_CODE',
    'INVALID_FACTOR',
    'TOO_MANY_REQUESTS',
  ],
})

/** Answers a challenge for the second factor; null without a second factor: then the password is the proof. */
export const beginReauthentication = defineEndpoint({
  id: 'beginReauthentication',
  method: 'POST',
  path: '/security/reautenticacao',
  summary: 'Starts a reauthentication: which proof it needs',
  ...mine,
  surface: 'site',
  about: 'caller',
  example: {},
  responses: { 200: z.strictObject({ desafio: z.nullable(secondStepSchema) }) },
  errors: ['INVALID_CREDENTIALS'],
})

/** For the next ten minutes this session may change the account's factors. */
export const finishReauthentication = defineEndpoint({
  id: 'finishReauthentication',
  method: 'POST',
  path: '/security/reautenticacao/concluir',
  summary: 'Completes a reauthentication with its proof',
  ...mine,
  surface: 'site',
  about: 'caller',
  example: { body: { senha: 'Videira#quatro4' } },
  body: z
    .strictObject({
      senha: z.optional(givenPassword),
      captcha: z.optional(captchaToken),
      desafio: z.optional(opaqueToken),
      prova: z.optional(factorProofSchema),
    })
    .check(
      z.refine(
        ({ senha, desafio, prova }) =>
          (senha === undefined) === (prova !== undefined) && (desafio === undefined) === (prova === undefined),
        'One proof',
      ),
    ),
  responses: { 200: nothingSchema },
  errors: [
    'WRONG_PASSWORD',
    'INVALID_CODE',
    'INVALID_FACTOR',
    'TOO_MANY_REQUESTS',
    'CAPTCHA_REQUIRED',
    'INVALID_CAPTCHA',
  ],
})

export const listFactors = defineEndpoint({
  id: 'listFactors',
  method: 'GET',
  path: '/user/{id}/fator',
  summary: 'The second factors of an account',
  ...mine,
  about: { account: 'id' },
  example: { params: { id: '1' } },
  params: ofUser,
  responses: { 200: factorListSchema },
})

export const beginTotp = defineEndpoint({
  id: 'beginTotp',
  method: 'POST',
  path: '/user/{id}/fator/totp',
  summary: 'Makes a secret for an authenticator app; stored only once `confirmTotp` receives a code of it',
  ...mine,
  about: { account: 'id' },
  example: { params: { id: '1' } },
  params: ofUser,
  responses: {
    200: z.strictObject({
      codigo: z.string(),
      expiraEm: instant,
      /** Base32, to be typed into an app. */
      segredo: z.string(),
      /** `otpauth://`, for a QR code. */
      uri: z.string(),
    }),
  },
  errors: ['FACTOR_EXISTS', 'REAUTHENTICATION_REQUIRED'],
})

/** The account's first factor ends its other sessions. */
export const confirmTotp = defineEndpoint({
  id: 'confirmTotp',
  method: 'POST',
  path: '/user/{id}/fator/totp/confirmar',
  summary: 'Adds an authenticator app, proven by one of its codes',
  ...mine,
  about: { account: 'id' },
  example: { params: { id: '1' }, body: { codigo: 'code-of-the-email', totp: '123456', nome: 'App' } },
  params: ofUser,
  body: z.strictObject({ codigo: opaqueToken, totp: typedTotp, nome: factorName }),
  responses: { 200: enrolledSchema },
  errors: ['INVALID_CODE', 'INVALID_FACTOR', 'FACTOR_EXISTS', 'REAUTHENTICATION_REQUIRED'],
})

export const beginPasskey = defineEndpoint({
  id: 'beginPasskey',
  method: 'POST',
  path: '/user/{id}/fator/chave-acesso',
  summary: 'The options with which a device creates a passkey for this site',
  ...mine,
  about: { account: 'id' },
  example: { params: { id: '1' } },
  params: ofUser,
  responses: { 200: z.strictObject({ codigo: z.string(), expiraEm: instant, opcoes: creationOptionsSchema }) },
  errors: ['TOO_MANY_FACTORS', 'PASSKEYS_UNAVAILABLE', 'REAUTHENTICATION_REQUIRED'],
})

/** The account's first factor ends its other sessions. */
export const confirmPasskey = defineEndpoint({
  id: 'confirmPasskey',
  method: 'POST',
  path: '/user/{id}/fator/chave-acesso/confirmar',
  summary: 'Adds a passkey that a device created',
  ...mine,
  about: { account: 'id' },
  example: {
    params: { id: '1' },
    body: {
      codigo: 'code-of-the-email',
      nome: 'Chave',
      resposta: {
        id: 'AA',
        rawId: 'AA',
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: 'AA', attestationObject: 'AA', transports: ['internal'] },
      },
    },
  },
  params: ofUser,
  body: z.strictObject({ codigo: opaqueToken, nome: factorName, resposta: passkeyCreationSchema }),
  responses: { 200: enrolledSchema },
  errors: ['INVALID_CODE', 'INVALID_FACTOR', 'TOO_MANY_FACTORS', 'PASSKEYS_UNAVAILABLE', 'REAUTHENTICATION_REQUIRED'],
})

export const renameFactor = defineEndpoint({
  id: 'renameFactor',
  method: 'PUT',
  path: '/user/{id}/fator/{factorId}',
  summary: 'Renames a second factor',
  ...mine,
  about: { account: 'id', factor: 'factorId' },
  example: { params: { id: '1', factorId: '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b' }, body: { nome: 'Casa' } },
  params: ofFactor,
  body: z.strictObject({ nome: factorName }),
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})

/** Removing the last factor removes the recovery codes too. */
export const removeFactor = defineEndpoint({
  id: 'removeFactor',
  method: 'DELETE',
  path: '/user/{id}/fator/{factorId}',
  summary: 'Removes a second factor',
  ...mine,
  about: { account: 'id', factor: 'factorId' },
  example: { params: { id: '1', factorId: '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b' } },
  params: ofFactor,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND', 'REAUTHENTICATION_REQUIRED'],
})

/** The previous codes become invalid. */
export const renewRecoveryCodes = defineEndpoint({
  id: 'renewRecoveryCodes',
  method: 'POST',
  path: '/user/{id}/codigo-reserva',
  summary: 'Makes new recovery codes',
  ...mine,
  about: { account: 'id' },
  example: { params: { id: '1' } },
  params: ofUser,
  responses: { 200: z.strictObject({ codigos: recoveryCodesSchema }) },
  errors: ['NO_FACTOR', 'REAUTHENTICATION_REQUIRED'],
})

const church = {
  access: { permission: 'settings' },
  church: { param: 'id' },
  params: z.strictObject({ id: reference }),
} as const

export const getSecuritySettings = defineEndpoint({
  id: 'getSecuritySettings',
  method: 'GET',
  path: '/igreja/{id}/seguranca',
  summary: 'Whether a church requires a second factor of its staff, and which of them have one',
  ...church,
  about: 'none',
  example: { params: { id: 'videira' } },
  responses: { 200: securitySettingsSchema },
})

/** Takes effect with each member's next call. */
export const setSecuritySettings = defineEndpoint({
  id: 'setSecuritySettings',
  method: 'PUT',
  path: '/igreja/{id}/seguranca',
  summary: 'Sets whether a church requires a second factor of its staff',
  ...church,
  about: 'none',
  example: { params: { id: 'videira' }, body: { flagExigeSegundoFator: false } },
  body: z.strictObject({ flagExigeSegundoFator: z.boolean() }),
  responses: { 200: nothingSchema },
  errors: ['OWN_FACTOR_FIRST', 'REAUTHENTICATION_REQUIRED'],
})

/**
 * For a member who has lost every factor: removes all factors, ends all sessions and notifies the member by e-mail.
 * FORBIDDEN for the caller's own account and for members with higher roles.
 */
export const resetFactors = defineEndpoint({
  id: 'resetFactors',
  method: 'DELETE',
  path: '/user/{id}/fator',
  summary: "Removes a member's second factors",
  proof: 'fresh',
  access: { permission: 'people.manage' },
  church: 'host',
  about: { account: 'id', of: 'another' },
  example: { params: { id: '1' } },
  params: ofUser,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND', 'LOGIN_SHARED', 'REAUTHENTICATION_REQUIRED'],
})
