import { filled, image, moment, text } from '@narthex/contract/fields'
import { captionSchema, chapterSchema, languageOfText, videoSeconds } from '@narthex/contract/media/video.schemas'
import { videoSourceAt } from '@narthex/contract/media/video-address'
import * as z from 'zod/mini'

/** Checks that no two items have the same value of a field. */
const distinctBy = <T>(name: keyof T & string) =>
  z.refine<T[]>((list) => new Set(list.map((item) => item[name])).size === list.length, `Two with the same ${name}`)

/** Chapters may be in any order. */
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
  capitulos: z._default(z.array(chapterSchema).check(z.maxLength(100), distinctBy('inicioSegundos')), []),
  legendas: z._default(z.array(captionSchema).check(z.maxLength(20), distinctBy('idioma')), []),
  situacao: z._default(z.enum(['RASCUNHO', 'PUBLICADO']), 'PUBLICADO'),
  dataPublicacao: moment,
})
export type GivenVideo = z.input<typeof videoInput>
