import * as z from 'zod/mini'
import { nothingSchema } from '../auth/auth.schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { reference } from '../fields.ts'
import { fileBytes, filesPerPage, imageBytes } from '../limits.ts'
import { pageQuery, pageSchema } from '../paging.ts'
import { fileCode, fileName, mediaItemSchema, mediaKinds } from './file.schemas.ts'
import { fileKinds } from './file-address.ts'

const ofChurch = { access: { permission: 'media' }, church: { param: 'slug' } } as const
const params = z.strictObject({ slug: reference })

/**
 * Re-encodes a picture for the church's content in several sizes, upright and without camera metadata. Idempotent: the
 * same bytes give the same image.
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
  body: z.strictObject({ imagem: z.file(), nome: z.optional(fileName) }),
  upload: { maxBytes: imageBytes },
  responses: { 200: mediaItemSchema },
  errors: ['NOT_A_FILE', 'NO_ROOM'],
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
  summary: 'Removes a file from the media library; its address becomes invalid',
  ...ofChurch,
  about: 'none',
  example: { params: { slug: 'videira', codigo: 'AAAAAAAAAAAAAAAAAAAAAA' } },
  params: z.strictObject({ slug: reference, codigo: fileCode }),
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})
