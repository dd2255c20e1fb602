import { questionCode, questionGroups } from '@narthex/contract/content/study.schemas'
import { filled } from '@narthex/contract/fields'
import * as z from 'zod/mini'

const mostQuestions = 60

const given = z.strictObject({
  /** By default the one that it had; of a new study its place among the questions as they are given: `p1`. */
  codigo: z.optional(questionCode),
  grupo: z.enum(questionGroups),
  texto: filled(600),
})

/** What a study says besides a title, a summary and a body, in each language that it is written in. */
export const studyWords = {
  perguntas: z._default(z.array(given).check(z.maxLength(mostQuestions)), []),
  /** Rich text for whoever leads a group through it. */
  orientacaoLider: z._default(z.unknown(), null),
}
export type GivenQuestions = z.output<typeof studyWords.perguntas>

export const studySettingsInput = z.strictObject({ flagConteudoPublico: z.boolean() })
