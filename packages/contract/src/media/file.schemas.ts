import * as z from 'zod/mini'
import { filled, instant, link } from '../fields.ts'
import { fileKinds } from './file-address.ts'

export const mediaKinds = ['IMAGEM', ...fileKinds] as const
export type MediaKind = (typeof mediaKinds)[number]

/** The code in a file's address. */
export const fileCode = z.string().check(z.regex(/^[\w-]{22}$/))
export const fileName = filled(200)

/** A file in a church's media library. */
export const mediaItemSchema = z.strictObject({
  codigo: fileCode,
  tipo: z.enum(mediaKinds),
  /** The address for an `imagem` or a link. */
  endereco: link,
  nome: z.string(),
  bytes: z.int(),
  criadoEm: instant,
})
export type MediaItem = z.infer<typeof mediaItemSchema>
