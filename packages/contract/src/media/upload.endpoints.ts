import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { nothingSchema, reference } from '../fields.ts'
import { fileBytes, filesPerPage, imageBytes } from '../limits.ts'
import { pageQuery, pageSchema } from '../paging.ts'
import { alternativeText, fileCode, fileName, focalPointSchema, mediaItemSchema, mediaKinds } from './file.schemas.ts'
import { fileKinds } from './file-address.ts'

const ofChurch = { access: { permission: 'media' }, church: { param: 'slug' } } as const
const params = z.strictObject({ slug: reference })

/** A percentage as text, as forms send numbers. */
const percentText = z.string().check(z.regex(/^(?:100|[1-9]?\d)$/))

/**
 * Re-encodes a picture for the church's content in several sizes, upright and without camera metadata. Idempotent: the
 * same bytes give the same image. `focoX` and `focoY` are whole numbers from 0 to 100, given together.
 */
export const uploadImage = defineEndpoint({
  id: 'uploadImage',
  method: 'POST',
  path: '/igreja/{slug}/imagem/',
  summary: 'Adds a picture to the media library of a church',
  ...ofChurch,
  about: 'none',
  example: { params: { slug: 'videira' } },
  params,
  body: z
    .strictObject({
      imagem: z.file(),
      nome: z.optional(fileName),
      focoX: z.optional(percentText),
      focoY: z.optional(percentText),
      textoAlternativo: z.optional(alternativeText),
    })
    .check(z.refine(({ focoX, focoY }) => (focoX === undefined) === (focoY === undefined), { path: ['focoY'] })),
  upload: { maxBytes: imageBytes },
  responses: { 200: mediaItemSchema },
  errors: ['NOT_A_FILE', 'NO_ROOM'],
})

/**
 * Sets what a picture shows and where its subject is; null removes it. The picture gets a new `endereco`, also wherever the
 * church's content shows it; earlier addresses stay valid.
 */
export const describeImage = defineEndpoint({
  id: 'describeImage',
  method: 'PUT',
  path: '/igreja/{slug}/imagem/{codigo}',
  summary: 'Sets the focal point and the alternative text of a picture in the media library',
  ...ofChurch,
  about: 'none',
  example: {
    params: { slug: 'videira', codigo: 'AAAAAAAAAAAAAAAAAAAAAA' },
    body: { foco: { x: 50, y: 30 }, textoAlternativo: 'The choir at the harbor' },
  },
  params: z.strictObject({ slug: reference, codigo: fileCode }),
  body: z.strictObject({ foco: z.nullable(focalPointSchema), textoAlternativo: z.nullable(alternativeText) }),
  responses: { 200: mediaItemSchema },
  errors: ['NOT_FOUND'],
})

/**
 * Stores a file unchanged: a PDF, audio, video or captions. Its kind is detected from its bytes; `tipo` must match, and
 * tells audio from video for an MP4.
 */
export const uploadFile = defineEndpoint({
  id: 'uploadFile',
  method: 'POST',
  path: '/igreja/{slug}/arquivo/',
  summary: 'Adds a file to the media library of a church',
  ...ofChurch,
  about: 'none',
  example: { params: { slug: 'videira' }, body: { nome: 'Captions' } },
  params,
  body: z.strictObject({ arquivo: z.file(), nome: fileName, tipo: z.optional(z.enum(fileKinds)) }),
  upload: { maxBytes: fileBytes },
  responses: { 200: mediaItemSchema },
  errors: ['NOT_A_FILE', 'NO_ROOM'],
})

export const listFiles = defineEndpoint({
  id: 'listFiles',
  method: 'GET',
  path: '/igreja/{slug}/arquivo/',
  summary: 'The media library of a church, newest first',
  ...ofChurch,
  about: 'none',
  example: { params: { slug: 'videira' } },
  params,
  query: z.strictObject({
    ...pageQuery(filesPerPage.usual, filesPerPage.largest),
    tipo: z.optional(z.enum(mediaKinds)),
  }),
  responses: { 200: pageSchema(mediaItemSchema) },
})

export const removeFile = defineEndpoint({
  id: 'removeFile',
  method: 'DELETE',
  path: '/igreja/{slug}/arquivo/{codigo}',
  summary: 'Removes a file that nothing uses from the media library; its address becomes invalid',
  ...ofChurch,
  about: 'none',
  example: { params: { slug: 'videira', codigo: 'AAAAAAAAAAAAAAAAAAAAAA' } },
  params: z.strictObject({ slug: reference, codigo: fileCode }),
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND', 'FILE_IN_USE'],
})
