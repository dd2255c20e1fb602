import { randomUUID } from 'node:crypto'
import { type RichInline, type RichText, toPlainText } from '@narthex/contract/content/rich-text'
import type { GivenQuestions } from '@narthex/contract/content/study.form'
import { type Question, questionGroups } from '@narthex/contract/content/study.schemas'
import { invalid } from '../../../platform/errors/domain-error.ts'
import { withBibleMarks } from '../../rich-text/bible-marks.service.ts'
import { assignCodes } from './question-codes.rules.ts'

interface QuestionContext {
  readonly language: string
  /** Path of the questions in the input, for error details. */
  readonly path: string
  /** The previous questions in this language; undefined for a new study. */
  readonly known?: readonly Question[] | undefined
  /** Codes of the same questions in the original language. */
  readonly own?: readonly string[]
}

const freshCode = () => `p-${randomUUID().slice(0, 8)}`

/** Assigns question codes, keeping previous ones; see `assignCodes`. */
export function assignQuestionCodes(
  given: GivenQuestions,
  { known, own }: Pick<QuestionContext, 'known' | 'own'>,
): string[] {
  const before = known?.map(({ codigo, texto }) => ({ codigo, texto: toPlainText(texto) }))
  const worded = given.map((question) => ({ ...question, texto: toPlainText(toParagraph(question.texto)) }))
  return assignCodes(worded, { known: before, own, fresh: freshCode })
}

/** Converts questions for storage: ordered by group, with Bible references marked. VALIDATION if two have the same code. */
export async function toQuestions(
  given: GivenQuestions,
  { language, path, ...before }: QuestionContext,
): Promise<Question[]> {
  const codes = assignQuestionCodes(given, before)
  const coded = given.map((question, index) => ({ ...question, codigo: codes[index] ?? '' }))
  if (new Set(coded.map(({ codigo }) => codigo)).size < coded.length)
    throw invalid([{ path, message: 'Two questions have the same code' }])
  const groupPosition = ({ grupo }: Pick<Question, 'grupo'>) => questionGroups.indexOf(grupo)
  const inOrder = coded.toSorted((a, b) => groupPosition(a) - groupPosition(b))
  return Promise.all(
    inOrder.map(async (question) => ({
      ...question,
      texto: await withBibleMarks(toParagraph(question.texto), language),
    })),
  )
}

function toParagraph(texto: string): RichText {
  const lines = texto.split('\n').map((line): RichInline[] => (line ? [{ type: 'text', text: line }] : []))
  const content = lines.flatMap((line, index): RichInline[] => (index > 0 ? [{ type: 'hardBreak' }, ...line] : line))
  return { type: 'doc', content: [{ type: 'paragraph', content }] }
}
