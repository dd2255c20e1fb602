import * as z from 'zod/mini'
import { filled, id, image, instant, text } from '../fields.ts'
import { videoServices } from './watch-address.ts'

/** Whole seconds, at most two days. */
export const videoSeconds = z.int().check(z.gte(0), z.lte(172_800))

/** A part of a video, up to the beginning of the next chapter. */
export const chapterSchema = z.strictObject({ inicioSegundos: videoSeconds, titulo: filled(200) })
export type Chapter = z.infer<typeof chapterSchema>

/** The common forms of BCP 47. */
export const languageOfText = z.string().check(z.regex(/^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i))

/** Captions (WebVTT). */
export const captionSchema = z.strictObject({ idioma: languageOfText, url: image })
export type Caption = z.infer<typeof captionSchema>

/** Checks that no two items have the same value of a field. */
const distinctBy = <T>(name: keyof T & string) =>
  z.refine<T[]>((list) => new Set(list.map((item) => item[name])).size === list.length, `Two with the same ${name}`)

/** Chapters as editors write them, in any order. */
export const chaptersSchema = z.array(chapterSchema).check(z.maxLength(100), distinctBy('inicioSegundos'))
export const captionsSchema = z.array(captionSchema).check(z.maxLength(20), distinctBy('idioma'))

const source = {
  servico: z.enum(videoServices),
  /** For YOUTUBE and VIMEO: the service's id; `id/hash` for an unlisted Vimeo video. */
  codigo: z.nullable(text(40)),
  /** For ARQUIVO and HLS: the address of the file or the playlist. */
  url: z.nullable(image),
}

/** A video as lists show it. */
export const videoItemSchema = z.strictObject({
  id,
  titulo: text(200),
  /** The beginning of the description. */
  resumo: z.nullable(text(300)),
  imagem: z.nullable(image),
  ...source,
  duracaoSegundos: z.nullable(videoSeconds),
  dataPublicacao: instant,
  serie: z.nullable(text(120)),
  pregador: z.nullable(text(120)),
  /** The language of the video and its texts. */
  idioma: languageOfText,
})
export type VideoItem = z.infer<typeof videoItemSchema>

/** A video on its own page. */
export const videoSchema = z.strictObject({
  ...z.omit(videoItemSchema, { resumo: true }).shape,
  /** Plain text; times in it (`1:02:03`) become links. */
  descricao: z.nullable(text(10_000)),
  /** The Bible passage, as the church writes it. */
  referencia: z.nullable(text(120)),
  capitulos: z.array(chapterSchema),
  legendas: z.array(captionSchema),
})
export type Video = z.infer<typeof videoSchema>
