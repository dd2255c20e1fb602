import { plainTextOf, type RichText } from '@narthex/contract/content/rich-text'
import type { Question } from '@narthex/contract/content/study.schemas'
import { invalid } from '../../platform/http/domain-error.ts'
import type { WordsRow } from './content.editing.queries.ts'
import type { CheckedContent } from './content.inputs.ts'
import { readingMinutes } from './reading-time.rules.ts'
import { withBibleMarks } from './rich-text/bible-marks.service.ts'
import { cleanRichText } from './rich-text/clean.service.ts'
import type { GivenQuestions } from './studies/study.inputs.ts'
import { questionCodesOf, questionsOf } from './studies/study-questions.service.ts'

interface Written {
  readonly titulo: string
  readonly resumo: string
  readonly corpo: unknown
  readonly referencia?: string | null | undefined
  readonly perguntas?: GivenQuestions | undefined
  readonly orientacaoLider?: unknown
}

/** What a study asked before, by languages; nothing where it is new. */
export type KnownQuestions = ReadonlyMap<string, readonly Question[]> | undefined

/** What was written as it is kept, its own language first and its translations after it. Throws VALIDATION. */
export async function wordsOf(
  checked: CheckedContent,
  language: string,
  known: KnownQuestions,
): Promise<[WordsRow, ...WordsRow[]]> {
  const translated = Object.entries(checked.traducoes)
  if (language in checked.traducoes) throw invalid([{ path: 'traducoes', message: 'It is written in that language' }])
  // Of a language that it was not written in, nothing was asked.
  const knownIn = (idioma: string) => known && (known.get(idioma) ?? [])
  const codes = questionCodesOf(checked.perguntas ?? [], { known: knownIn(language) })
  const own = (checked.perguntas ?? []).map((one, index) => ({ ...one, codigo: codes[index] }))
  const others = translated.map(([idioma, words]) =>
    rowOf(words, idioma, { path: `traducoes.${idioma}.`, known: knownIn(idioma), own: codes }),
  )
  return [await rowOf({ ...checked, perguntas: own }, language, {}), ...(await Promise.all(others))]
}

interface Circumstances {
  readonly path?: string
  readonly known?: readonly Question[] | undefined
  readonly own?: readonly string[]
}

async function rowOf(
  { titulo, resumo, referencia = null, ...words }: Written,
  idioma: string,
  { path = '', ...before }: Circumstances,
) {
  const corpo = await bodyOf(words.corpo, idioma, `${path}corpo`)
  const orientacaoLider = await bodyOf(words.orientacaoLider ?? null, idioma, `${path}orientacaoLider`)
  const perguntas = await questionsOf(words.perguntas ?? [], { language: idioma, path: `${path}perguntas`, ...before })
  const minutosLeitura = readingMinutes(corpo ? plainTextOf(corpo) : resumo)
  return { idioma, titulo, resumo, referencia, corpo, minutosLeitura, perguntas, orientacaoLider }
}

async function bodyOf(given: unknown, language: string, path: string): Promise<RichText | null> {
  const clean = given === null ? null : cleanRichText(given, path)
  return clean && withBibleMarks(clean, language)
}
