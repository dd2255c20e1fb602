import * as z from 'zod/mini'
import { text } from '../fields.ts'
import { newsSchema, osis, slug, withPage } from './content.schemas.ts'
import { richText } from './rich-text.ts'

/** Purposes of a study's questions, in the order in which a group discusses them. */
export const questionGroups = ['QUEBRA_GELO', 'OBSERVACAO', 'INTERPRETACAO', 'APLICACAO', 'ORACAO'] as const
export type QuestionGroup = (typeof questionGroups)[number]

export const studySchema = z.strictObject({
  ...newsSchema.shape,
  /** Where in the Bible, as people write it: `João 15.4`. */
  referencia: z.nullable(text(80)),
  referenciaOsis: z.nullable(osis),
  /** Estimated duration of the discussion. */
  duracaoMinutos: z.nullable(z.int()),
  /** The study's series; `numero` is its position from 1. */
  serie: z.nullable(z.strictObject({ slug, titulo: text(200), numero: z.int(), totalEstudos: z.int() })),
  /** The study is for members only and the caller is a visitor: it has a title and no text. */
  flagRestrito: z.boolean(),
})
export type Study = z.infer<typeof studySchema>

/** Identifies a question within its study, in every language and after changes of its text. */
export const questionCode = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))

export const questionSchema = z.strictObject({
  codigo: questionCode,
  grupo: z.enum(questionGroups),
  /** One paragraph with its Bible passages marked. */
  texto: richText,
})
export type Question = z.infer<typeof questionSchema>

/** `anterior` and `proximo` by the order of the series. */
export const studyPageSchema = z.strictObject({
  ...withPage(studySchema).shape,
  /** Ordered by their groups. */
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
