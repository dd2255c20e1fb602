import * as z from 'zod/mini'
import { text } from '../fields.ts'
import { newsSchema, osis, slug, withPage } from './content.schemas.ts'
import { richText } from './rich-text.ts'

/** What a question of a study is for, in the order in which a group takes them. */
export const questionGroups = ['QUEBRA_GELO', 'OBSERVACAO', 'INTERPRETACAO', 'APLICACAO', 'ORACAO'] as const
export type QuestionGroup = (typeof questionGroups)[number]

export const studySchema = z.strictObject({
  ...newsSchema.shape,
  /** Where in the Bible, as people write it: `João 15.4`. */
  referencia: z.nullable(text(80)),
  referenciaOsis: z.nullable(osis),
  /** How long a group needs for it. */
  duracaoMinutos: z.nullable(z.int()),
  /** What it belongs to, with its place there from 1. */
  serie: z.nullable(z.strictObject({ slug, titulo: text(200), numero: z.int(), totalEstudos: z.int() })),
  /** For members alone, and the caller is none: there is a title, and nothing else of what it says. */
  flagRestrito: z.boolean(),
})
export type Study = z.infer<typeof studySchema>

/** How a question is named within its study, in every language and however its words change. */
export const questionCode = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))

export const questionSchema = z.strictObject({
  codigo: questionCode,
  grupo: z.enum(questionGroups),
  /** One paragraph, the places in the Bible marked. */
  texto: richText,
})
export type Question = z.infer<typeof questionSchema>

/** `anterior` and `proximo` by the order of the series. */
export const studyPageSchema = z.strictObject({
  ...withPage(studySchema).shape,
  /** In the order of their groups. */
  perguntas: z.array(questionSchema),
})
export type StudyPage = z.infer<typeof studyPageSchema>

export const studySeriesSchema = z.strictObject({
  slug,
  titulo: text(200),
  resumo: text(500),
  idioma: newsSchema.shape.idioma,
  totalEstudos: z.int(),
})
export type StudySeries = z.infer<typeof studySeriesSchema>
