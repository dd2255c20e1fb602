import { randomUUID } from 'node:crypto'
import { plainTextOf, type RichInline, type RichText } from '@narthex/contract/content/rich-text'
import { type Question, questionGroups } from '@narthex/contract/content/study.schemas'
import { invalid } from '../../../platform/http/domain-error.ts'
import { withBibleMarks } from '../rich-text/bible-marks.service.ts'
import { codesOf } from './question-codes.rules.ts'
import type { GivenQuestions } from './study.inputs.ts'

interface Asking {
  readonly language: string
  /** Where they stand in what was given. */
  readonly path: string
  /** As the study asked in this language before; nothing of a new one. */
  readonly known?: readonly Question[] | undefined
  /** Of the same questions in the study's own language, as they were given. */
  readonly own?: readonly string[]
}

const freshCode = () => `p-${randomUUID().slice(0, 8)}`

/** The codes of questions as they are given: those that they had before, see `codesOf`. */
export function questionCodesOf(given: GivenQuestions, { known, own }: Pick<Asking, 'known' | 'own'>): string[] {
  const before = known?.map(({ codigo, texto }) => ({ codigo, texto: plainTextOf(texto) }))
  const worded = given.map(({ texto, ...one }) => ({ ...one, texto: plainTextOf(paragraphOf(texto)) }))
  return codesOf(worded, { known: before, own, fresh: freshCode })
}

/**
 * Questions as they are kept: in the order of their groups, the places in the Bible that they name marked. Throws
 * VALIDATION where two have one code.
 */
export async function questionsOf(given: GivenQuestions, { language, path, ...before }: Asking): Promise<Question[]> {
  const codes = questionCodesOf(given, before)
  const coded = given.map((one, index) => ({ ...one, codigo: codes[index] ?? '' }))
  if (new Set(coded.map(({ codigo }) => codigo)).size < coded.length)
    throw invalid([{ path, message: 'Two questions have one code' }])
  const place = ({ grupo }: Pick<Question, 'grupo'>) => questionGroups.indexOf(grupo)
  const inOrder = coded.toSorted((one, other) => place(one) - place(other))
  return Promise.all(
    inOrder.map(async ({ texto, ...one }) => ({ ...one, texto: await withBibleMarks(paragraphOf(texto), language) })),
  )
}

function paragraphOf(texto: string): RichText {
  const lines = texto.split('\n').map((line): RichInline[] => (line ? [{ type: 'text', text: line }] : []))
  const content = lines.flatMap((line, index): RichInline[] => (index > 0 ? [{ type: 'hardBreak' }, ...line] : line))
  return { type: 'doc', content: [{ type: 'paragraph', content }] }
}
