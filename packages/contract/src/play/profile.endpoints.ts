import * as z from 'zod/mini'
import { captchaToken } from '../captcha/captcha.endpoints.ts'
import { defineEndpoint } from '../endpoint.ts'
import { instant, nothingSchema } from '../fields.ts'
import { givenPassword } from '../validation/password.ts'
import { playPin, playProfileSchema, playProfilesSchema, profileId, profilePass } from './watching.schemas.ts'

/*
 * Children's profiles of an account at one church. Changes to them need the account's PIN, and so does the member's own
 * profile for titles with an age limit; a child cannot lift a limit without it.
 */

const module = 'MOD_ASSINATURA'
const mine = { access: 'login', church: 'host', about: 'caller', module } as const
const profile = {
  access: 'login',
  church: 'host',
  about: { playProfile: 'perfil', of: 'author' },
  module,
  path: '/user/play/perfil/{perfil}',
  params: z.strictObject({ perfil: profileId }),
} as const
const exampleId = '6f0c3b52-1d2e-4f3a-8b4c-5d6e7f801234'
const fields = { nome: playProfileSchema.shape.nome, idadeMaxima: playProfileSchema.shape.idadeMaxima, pin: playPin }
const exampleFields = { nome: 'Clara', idadeMaxima: 10, pin: '4821' }
const pinErrors = ['PLAY_PIN_NEEDED', 'PLAY_PIN_WRONG', 'TOO_MANY_REQUESTS'] as const

export const listPlayProfiles = defineEndpoint({
  ...mine,
  id: 'listPlayProfiles',
  method: 'GET',
  path: '/user/play/perfil/',
  summary: "The children's profiles of the caller's account",
  example: {},
  responses: { 200: playProfilesSchema },
})

/** PLAY_PIN_NEEDED before the account has a PIN. Idempotent by `chave`, which becomes the profile's id. */
export const addPlayProfile = defineEndpoint({
  ...mine,
  id: 'addPlayProfile',
  method: 'POST',
  path: '/user/play/perfil/',
  summary: "Adds a child's profile",
  example: { body: { chave: exampleId, ...exampleFields } },
  body: z.strictObject({ chave: profileId, ...fields }),
  responses: { 201: playProfileSchema },
  errors: [...pinErrors, 'CONFLICT', 'LIMIT_REACHED'],
})

export const changePlayProfile = defineEndpoint({
  ...profile,
  id: 'changePlayProfile',
  method: 'PUT',
  summary: "Renames a child's profile, or changes its age limit",
  example: { params: { perfil: exampleId }, body: exampleFields },
  body: z.strictObject(fields),
  responses: { 200: playProfileSchema },
  errors: [...pinErrors, 'NOT_FOUND'],
})

/** Where it stopped goes with it. */
export const removePlayProfile = defineEndpoint({
  ...profile,
  id: 'removePlayProfile',
  method: 'DELETE',
  summary: "Removes a child's profile",
  example: { params: { perfil: exampleId }, body: { pin: '4821' } },
  body: z.strictObject({ pin: playPin }),
  responses: { 200: nothingSchema },
  errors: [...pinErrors, 'NOT_FOUND'],
})

/** A PIN that is set already is replaced with itself (`pinAtual`) or, forgotten, with the password (`senha`) as proof. */
export const setPlayPin = defineEndpoint({
  ...mine,
  id: 'setPlayPin',
  method: 'PUT',
  path: '/user/play/pin',
  summary: 'Sets the PIN of the account',
  example: { body: { pin: '4821', pinAtual: null, senha: null } },
  body: z.strictObject({
    pin: playPin,
    pinAtual: z.nullable(playPin),
    senha: z.nullable(givenPassword),
    captcha: z.optional(captchaToken),
  }),
  responses: { 200: nothingSchema },
  errors: [...pinErrors, 'WRONG_PASSWORD', 'CAPTCHA_REQUIRED', 'INVALID_CAPTCHA'],
})

/** The pass goes with `startWatching`. It ends with the PIN it was opened with. */
export const openOwnProfile = defineEndpoint({
  ...mine,
  id: 'openOwnProfile',
  method: 'POST',
  path: '/user/play/passe',
  summary: "Leaves a child's profile by the PIN: answers a pass for the member's own",
  example: { body: { pin: '4821' } },
  body: z.strictObject({ pin: playPin }),
  responses: { 200: z.strictObject({ passe: profilePass, expiraEm: instant }) },
  errors: pinErrors,
})
