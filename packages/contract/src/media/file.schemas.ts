import * as z from 'zod/mini'
import { filled, instant, link } from '../fields.ts'
import { fileKinds } from './file-address.ts'
import { encodeText } from './image-address.ts'

export const mediaKinds = ['IMAGEM', ...fileKinds] as const
export type MediaKind = (typeof mediaKinds)[number]

/** The code in a file's address. */
export const fileCode = z.string().check(z.regex(/^[\w-]{22}$/))
export const fileName = filled(200)

const percentage = z.int().check(z.gte(0), z.lte(100))

/** The point of a picture that every crop keeps in sight, in percent from its left and its upper edge. */
export const focalPointSchema = z.strictObject({ x: percentage, y: percentage })

const cropEdge = z.number().check(z.gte(0), z.lte(100))
const cropLength = z.number().check(z.gte(1), z.lte(100))

/** The part of a picture that is shown, in percent of its width and height from its left and its upper edge. */
export const cropSchema = z.strictObject({ x: cropEdge, y: cropEdge, largura: cropLength, altura: cropLength }).check(
  z.refine(({ x, largura }) => x + largura <= 100.001, { path: ['largura'] }),
  z.refine(({ y, altura }) => y + altura <= 100.001, { path: ['altura'] }),
)
export type Crop = z.infer<typeof cropSchema>

/** Description of a picture, for people who do not see it. It stands in an address, which has room for this much. */
export const alternativeText = filled(250).check(
  z.refine((written) => !written.isWellFormed() || encodeText(written).length <= 1800, 'TOO_LONG'),
)

/** A file in a church's media library. */
export const mediaItemSchema = z.strictObject({
  codigo: fileCode,
  tipo: z.enum(mediaKinds),
  /** The address for an `imagem` or a link. */
  endereco: link,
  nome: z.string(),
  bytes: z.int(),
  criadoEm: instant,
  /** A picture's own; null where none was set, and for other files. */
  foco: z.nullable(focalPointSchema),
  textoAlternativo: z.nullable(z.string()),
})
export type MediaItem = z.infer<typeof mediaItemSchema>
