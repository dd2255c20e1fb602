import * as z from 'zod/mini'
import { filled, instant, link } from '../fields.ts'
import { fileKinds } from './file-address.ts'

export const mediaKinds = ['IMAGEM', ...fileKinds] as const
export type MediaKind = (typeof mediaKinds)[number]

/** How a file's address names it. */
export const fileCode = z.string().check(z.regex(/^[\w-]{22}$/))
export const fileName = filled(200)

/** A file of a church's, as its media library lists it. */
export const mediaItemSchema = z.strictObject({
  codigo: fileCode,
  tipo: z.enum(mediaKinds),
  /** Where it is, which is what an `imagem` or a link to it holds. */
  endereco: link,
  nome: z.string(),
  bytes: z.int(),
  criadoEm: instant,
})
export type MediaItem = z.infer<typeof mediaItemSchema>
