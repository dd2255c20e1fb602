import type { GivenContent } from '@narthex/contract/content/content.form'
import type { QuestionGroup } from '@narthex/contract/content/study.schemas'
import { prose } from './prose.ts'

type GivenQuestions = NonNullable<GivenContent<'ESTUDO'>['perguntas']>

/** The questions of a study, by what they are for. */
export function questions(groups: Partial<Record<QuestionGroup, readonly string[]>>): GivenQuestions {
  return Object.entries(groups).flatMap(([grupo, texts]) =>
    texts.map((text) => ({ grupo: grupo as QuestionGroup, texto: prose(text) })),
  )
}
