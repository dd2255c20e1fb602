import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { filled, id, idText, nothingSchema, reference } from '../fields.ts'
import { continuedSchema, playbackSchema, positionSchema } from './play.schemas.ts'
import {
  openPlaybackSchema,
  playbackId,
  positionsSchema,
  profileId,
  profilePass,
  signedAddressSchema,
  watchedPartSchema,
} from './watching.schemas.ts'
import { playWatching } from './watching-values.ts'

/*
 * Watching titles of Play. A playback is what plays on one device; addresses of protected videos are signed for it and end
 * with it. Positions are a member's own, in each of the profiles; `perfil` null is the member's own profile.
 */

const module = 'MOD_ASSINATURA'
const viewer = { access: 'login', church: 'host', about: 'caller', module } as const
const visitor = { access: 'public', church: { query: 'igreja' }, about: 'none', module } as const
const titleOfChurch = {
  params: z.strictObject({ id: idText }),
  query: z.strictObject({ igreja: reference }),
  example: { params: { id: '1' }, query: { igreja: 'videira' } },
} as const
const playback = {
  access: 'login',
  church: 'host',
  about: { playback: 'reproducao', of: 'author' },
  module,
  params: z.strictObject({ reproducao: playbackId }),
} as const
const profileText = z.optional(profileId)
const exampleId = '6f0c3b52-1d2e-4f3a-8b4c-5d6e7f801234'
const examplePart = { params: { reproducao: exampleId }, body: { segundos: 30, flagConcluido: false } } as const
const examplePosition = { idConteudo: 1, segundos: 95, flagVisto: false, vistoEm: '2026-01-01T10:00:00Z' }

/**
 * Idempotent by `chave`, which becomes the playback's id. An account with children's profiles plays titles with an age limit
 * on its own profile with `passe` alone (`openOwnProfile`): PLAY_PIN_NEEDED.
 */
export const startWatching = defineEndpoint({
  ...viewer,
  id: 'startWatching',
  method: 'POST',
  path: '/user/play/reproducao/',
  summary: 'Begins to play a title: answers where its video is',
  example: {
    body: { chave: exampleId, idConteudo: 1, aparelho: 'Firefox, Linux', perfil: null, passe: null },
  },
  body: z.strictObject({
    chave: playbackId,
    idConteudo: id,
    /** A name of the device, shown where too many play. */
    aparelho: filled(120),
    perfil: z.nullable(profileId),
    passe: z.nullable(profilePass),
  }),
  responses: { 201: playbackSchema },
  errors: [
    'NOT_FOUND',
    'CONFLICT',
    'PLAY_SUBSCRIPTION_NEEDED',
    'PLAY_NOT_AVAILABLE',
    'PLAY_AGE_LIMIT',
    'PLAY_PIN_NEEDED',
    'PLAY_TOO_MANY_SCREENS',
  ],
})

/**
 * Every `renewEverySeconds`. Asks again who may play: a subscription that ended ends the playback. NOT_FOUND for one that was
 * ended.
 */
export const renewWatching = defineEndpoint({
  ...playback,
  id: 'renewWatching',
  method: 'PUT',
  path: '/user/play/reproducao/{reproducao}',
  summary: 'Keeps a playback going, with a new address before the old one expires',
  example: examplePart,
  body: watchedPartSchema,
  responses: { 200: signedAddressSchema },
  errors: ['NOT_FOUND', 'PLAY_SUBSCRIPTION_NEEDED', 'PLAY_NOT_AVAILABLE', 'PLAY_TOO_MANY_SCREENS'],
})

/** Ends a session and its media URLs, also one on another device of the member. NOT_FOUND if it has ended. */
export const endWatching = defineEndpoint({
  ...playback,
  id: 'endWatching',
  method: 'POST',
  path: '/user/play/reproducao/{reproducao}/fim',
  summary: 'Ends a playback',
  example: examplePart,
  body: watchedPartSchema,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})

/**
 * For visitors, without positions. NOT_FOUND also for titles that are not open. One with an age limit plays after a login
 * alone, by `startWatching`, which asks who watches: PLAY_AGE_LIMIT.
 */
export const openTitle = defineEndpoint({
  ...visitor,
  ...titleOfChurch,
  id: 'openTitle',
  method: 'GET',
  path: '/plano-assinatura-conteudo/{id}/abertura',
  summary: 'Where the video of an open title is',
  responses: { 200: openPlaybackSchema },
  errors: ['NOT_FOUND', 'PLAY_NOT_AVAILABLE', 'PLAY_AGE_LIMIT'],
})

/** NOT_FOUND for a title without one, and for those who do not see the title. */
export const openPreview = defineEndpoint({
  ...visitor,
  ...titleOfChurch,
  id: 'openPreview',
  method: 'GET',
  path: '/plano-assinatura-conteudo/{id}/previa',
  summary: 'Where the preview of a title is: a clip that anyone may see',
  responses: { 200: signedAddressSchema },
  errors: ['NOT_FOUND', 'PLAY_NOT_AVAILABLE'],
})

/**
 * Idempotent, in any order: the newest `vistoEm` of each title wins. Answers what is stored now; titles and profiles that do
 * not exist are left out.
 */
export const savePositions = defineEndpoint({
  ...viewer,
  id: 'savePositions',
  method: 'POST',
  path: '/user/play/posicao/',
  summary: 'Saves where a viewer stopped',
  example: { body: { perfil: null, posicoes: [examplePosition] } },
  body: z.strictObject({ perfil: z.nullable(profileId), posicoes: positionsSchema }),
  responses: { 200: z.array(positionSchema) },
})

export const listContinued = defineEndpoint({
  ...viewer,
  id: 'listContinued',
  method: 'GET',
  path: '/user/play/posicao/',
  summary: 'Titles that a viewer began and did not finish, newest first',
  example: {},
  query: z.strictObject({ perfil: profileText }),
  responses: { 200: z.array(continuedSchema) },
})

/** For progress bars and lessons that are done. */
export const listPositions = defineEndpoint({
  ...viewer,
  id: 'listPositions',
  method: 'GET',
  path: '/user/play/posicao/conteudo/',
  summary: 'Where a viewer stopped in some titles',
  example: { query: { conteudos: '1,2' } },
  query: z.strictObject({
    perfil: profileText,
    /** Ids, with commas between them. */
    conteudos: z.pipe(
      z.string().check(z.maxLength(1200), z.regex(/^\d{1,10}(?:,\d{1,10})*$/)),
      z.pipe(
        z.transform((written: string) => written.split(',').map(Number)),
        z.array(id).check(z.maxLength(playWatching.positions)),
      ),
    ),
  }),
  responses: { 200: z.array(positionSchema) },
})

/** Counts as watched now. Unmarked, the title begins at 0 again. */
export const markWatched = defineEndpoint({
  ...viewer,
  id: 'markWatched',
  method: 'PUT',
  path: '/user/play/posicao/{conteudo}',
  summary: 'Marks a title as watched, or as not watched',
  example: { params: { conteudo: '1' }, body: { perfil: null, flagVisto: true } },
  params: z.strictObject({ conteudo: idText }),
  body: z.strictObject({ perfil: z.nullable(profileId), flagVisto: z.boolean() }),
  responses: { 200: positionSchema },
  errors: ['NOT_FOUND'],
})
