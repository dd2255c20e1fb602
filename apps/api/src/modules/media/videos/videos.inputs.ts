import { filled, image, moment, text } from '@narthex/contract/fields'
import { captionsSchema, chaptersSchema, languageOfText, videoSeconds } from '@narthex/contract/media/video.schemas'
import { videoSourceAt } from '@narthex/contract/media/video-address'
import * as z from 'zod/mini'

export const videoInput = z.strictObject({
  titulo: filled(200),
  descricao: z._default(z.nullable(text(10_000)), null),
  imagem: z._default(z.nullable(image), null),
  /** Any URL of the video: a page or short link of a video service, a file, a playlist. */
  endereco: z.string().check(
    z.maxLength(2048),
    z.refine((address) => videoSourceAt(address) !== undefined, 'Not the address of a video'),
  ),
  duracaoSegundos: z._default(z.nullable(videoSeconds), null),
  serie: z._default(z.nullable(filled(120)), null),
  pregador: z._default(z.nullable(filled(120)), null),
  referencia: z._default(z.nullable(filled(120)), null),
  /** Default: the church's language. */
  idioma: z.optional(languageOfText),
  capitulos: z._default(chaptersSchema, []),
  legendas: z._default(captionsSchema, []),
  situacao: z._default(z.enum(['RASCUNHO', 'PUBLICADO']), 'PUBLICADO'),
  dataPublicacao: moment,
})
export type GivenVideo = z.input<typeof videoInput>
