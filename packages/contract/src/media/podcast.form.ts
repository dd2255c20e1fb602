import * as z from 'zod/mini'
import { filled, image, link, text } from '../fields.ts'
import { writtenMoment } from '../written-moment.ts'
import { audioAddress, audioType, podcastCode } from './podcast.schemas.ts'

const optional = <T extends z.ZodMiniType>(schema: T) => z._default(z.nullable(schema), null)

/** The show of a church as staff write it. */
export const podcastForm = z.strictObject({
  codigo: podcastCode,
  titulo: filled(200),
  descricao: text(4000),
  imagem: optional(image),
  autor: optional(filled(200)),
  categoria: z._default(filled(100), 'Religion & Spirituality'),
  subcategoria: optional(filled(100)),
  idioma: filled(35),
  flagExplicito: z._default(z.boolean(), false),
  apple: optional(link),
  spotify: optional(link),
  /** URL of the external feed; null if the church publishes its audio here. */
  feedUrl: optional(z.string().check(z.maxLength(2048))),
})

const count = z.int().check(z.gte(0), z.lte(2_147_483_647))
/** An episode that the church publishes itself. */
export const episodeForm = z.strictObject({
  titulo: filled(300),
  descricao: text(8000),
  imagem: optional(image),
  audio: audioAddress,
  audioTipo: audioType,
  audioBytes: count,
  duracaoSegundos: optional(count),
  dataPublicacao: writtenMoment,
})
