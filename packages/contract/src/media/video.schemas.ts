import * as z from 'zod/mini'
import { filled, id, image, instant, text } from '../fields.ts'
import { videoServices } from './video-address.ts'

/** Whole seconds of a video; none lasts longer than two days. */
export const videoSeconds = z.int().check(z.gte(0), z.lte(172_800))

/** A part of a video, from its second on up to where the next one begins. */
export const chapterSchema = z.strictObject({ inicioSegundos: videoSeconds, titulo: filled(200) })
export type Chapter = z.infer<typeof chapterSchema>

/** BCP 47, as far as anybody writes it. */
export const languageOfText = z.string().check(z.regex(/^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i))

/** What is said, to be read along (WebVTT). */
export const captionSchema = z.strictObject({ idioma: languageOfText, url: image })
export type Caption = z.infer<typeof captionSchema>

const source = {
  servico: z.enum(videoServices),
  /** Of YOUTUBE and VIMEO: the service's own; with `/` and its hash where Vimeo does not list it. */
  codigo: z.nullable(text(40)),
  /** Of ARQUIVO and HLS: the file, or the playlist. */
  url: z.nullable(image),
}

/** A video as lists show it. */
export const videoItemSchema = z.strictObject({
  id,
  titulo: text(200),
  /** How its description begins. */
  resumo: z.nullable(text(300)),
  imagem: z.nullable(image),
  ...source,
  duracaoSegundos: z.nullable(videoSeconds),
  dataPublicacao: instant,
  serie: z.nullable(text(120)),
  pregador: z.nullable(text(120)),
  /** Of what is said, and written about it. */
  idioma: languageOfText,
})
export type VideoItem = z.infer<typeof videoItemSchema>

/** A video on its own page. */
export const videoSchema = z.strictObject({
  ...z.omit(videoItemSchema, { resumo: true }).shape,
  /** Plain text; a time in it (`1:02:03`) leads there. */
  descricao: z.nullable(text(10_000)),
  /** The passage of the Bible that it is about, as the church writes it. */
  referencia: z.nullable(text(120)),
  capitulos: z.array(chapterSchema),
  legendas: z.array(captionSchema),
})
export type Video = z.infer<typeof videoSchema>
