import * as z from 'zod/mini'
import { nothingSchema } from '../auth/auth.schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { idText, image, reference } from '../fields.ts'
import { pictureBytes } from '../limits.ts'

const ofMember = { access: 'login', church: { param: 'a' } } as const
/** As the specification names them (§7): `a` is the church, `b` who the person is to it. */
const params = z.strictObject({ a: reference, b: idText })

/**
 * Puts a photo in the place of the one before. What is kept is drawn anew as a square, upright and without anything
 * that a camera wrote beside it.
 */
export const uploadPicture = defineEndpoint({
  id: 'uploadPicture',
  method: 'POST',
  path: '/usuario/{a}/{b}/imagem',
  summary: "A person's picture at a church",
  ...ofMember,
  about: { member: 'b' },
  example: { params: { a: 'videira', b: '1' } },
  params,
  body: z.strictObject({ imagem: z.file() }),
  upload: { maxBytes: pictureBytes },
  responses: { 200: z.strictObject({ imagem: image }) },
  errors: ['NOT_FOUND', 'NOT_A_PICTURE'],
})

export const removePicture = defineEndpoint({
  id: 'removePicture',
  method: 'DELETE',
  path: '/usuario/{a}/{b}/imagem',
  summary: 'Takes the picture away',
  ...ofMember,
  about: { member: 'b' },
  example: { params: { a: 'videira', b: '1' } },
  params,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})
