import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { idText, image, nothingSchema, reference } from '../fields.ts'
import { pictureBytes } from '../limits.ts'

const ofMember = { access: 'login', church: { param: 'a' } } as const
/** Named by the specification (§7): `a` is the church, `b` the membership's id. */
const params = z.strictObject({ a: reference, b: idText })

/** Replaces the photo. Re-encodes it as squares, upright and without camera metadata. */
export const uploadPicture = defineEndpoint({
  id: 'uploadPicture',
  method: 'POST',
  path: '/usuario/{a}/{b}/imagem',
  summary: "Sets a person's picture at a church",
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
  summary: 'Removes the picture',
  ...ofMember,
  about: { member: 'b' },
  example: { params: { a: 'videira', b: '1' } },
  params,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})
