import * as z from 'zod/mini'
import { date, id, image, instant, text } from '../fields.ts'

/** A devotional as lists show it. */
export const devotionalSchema = z.strictObject({
  id,
  titulo: text(200),
  resumo: text(500),
  /** Where in the Bible, as people write it: `João 15.4`. */
  referencia: z.nullable(text(80)),
  autor: z.nullable(text(120)),
  /** The day it is meant for, on the church's calendar. */
  data: date,
  imagem: z.nullable(image),
})
export type Devotional = z.infer<typeof devotionalSchema>

/** A piece of news as lists show it. */
export const newsSchema = z.strictObject({
  id,
  titulo: text(200),
  resumo: text(500),
  imagem: z.nullable(image),
  dataPublicacao: instant,
})
export type News = z.infer<typeof newsSchema>
