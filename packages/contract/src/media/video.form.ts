import * as z from 'zod/mini'
import { filled, image, text } from '../fields.ts'
import { writtenMoment } from '../written-moment.ts'
import { captionsSchema, chaptersSchema, languageOfText, videoSeconds } from './video.schemas.ts'
import { isVideoAddress } from './video-address-rule.ts'

/** A series, or the name of a speaker. */
export const videoName = filled(120)

/** The fields of a video that staff and programs write alike. */
export const videoFields = {
  titulo: filled(200),
  descricao: z._default(z.nullable(text(10_000)), null),
  imagem: z._default(z.nullable(image), null),
  /** Any URL of the video: a page or short link of a video service, a file, a playlist. */
  endereco: z.string().check(z.minLength(1), z.maxLength(2048), isVideoAddress),
  duracaoSegundos: z._default(z.nullable(videoSeconds), null),
  serie: z._default(z.nullable(videoName), null),
  pregador: z._default(z.nullable(videoName), null),
  referencia: z._default(z.nullable(filled(120)), null),
  /** Default: the church's language. */
  idioma: z.optional(languageOfText),
  capitulos: z._default(chaptersSchema, []),
  legendas: z._default(captionsSchema, []),
}

/** A video as programs write it. */
export const videoForm = z.strictObject({
  ...videoFields,
  situacao: z._default(z.enum(['RASCUNHO', 'PUBLICADO']), 'PUBLICADO'),
  dataPublicacao: writtenMoment,
})
export type GivenVideo = z.input<typeof videoForm>
