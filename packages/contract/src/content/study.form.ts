import * as z from 'zod/mini'
import { filled } from '../fields.ts'
import { questionCode, questionGroups } from './study.schemas.ts'

const maxQuestions = 60

const given = z.strictObject({
  /** Default: the code that it had; in a new study its position (`p1`). */
  codigo: z.optional(questionCode),
  grupo: z.enum(questionGroups),
  texto: filled(600),
})

/** Fields that a study has in each language, beside title, summary and body. */
export const studyWords = {
  perguntas: z._default(z.array(given).check(z.maxLength(maxQuestions)), []),
  /** Rich text with guidance for group leaders. */
  orientacaoLider: z._default(z.unknown(), null),
}
export type GivenQuestions = z.output<typeof studyWords.perguntas>
